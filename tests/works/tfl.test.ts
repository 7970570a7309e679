import { expect, test } from 'vitest';
import { isTflLine, linesAddress, STATIONS_ADDRESS, TFL_LINES } from '../../src/works/tfl.ts';
import { boardOf } from '../map/boards.ts';

test('TfL is asked for the works of all lines, with their stops, and of all stations', () => {
  expect(linesAddress('2026-11-21', '2026-11-22')).toBe(
    'https://api.tfl.gov.uk/Line/bakerloo,central,circle,district,hammersmith-city,jubilee,metropolitan,northern,piccadilly,victoria,waterloo-city/Status/2026-11-21/to/2026-11-22?detail=true',
  );
  expect(STATIONS_ADDRESS).toBe('https://api.tfl.gov.uk/StopPoint/Mode/tube/Disruption?includeRouteBlockedStops=true');
});

test('its lines are those of the newest board, and no others', () => {
  expect([...boardOf('london-2025').lines.keys()].toSorted()).toEqual(TFL_LINES.toSorted());
  expect(['victoria', 'east-london', ''].map(isTflLine)).toEqual([true, false, false]);
});
