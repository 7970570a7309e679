import { describe, expect, test } from 'vitest';
import type { LineId, StationId } from '../../../src/games/gug/board-data.ts';
import {
  emptySituation,
  makeSituation,
  parseSituation,
  pastOf,
  type Situation,
  startPosition,
  withDrops,
  withPast,
} from '../../../src/games/gug/situation.ts';
import type { Drop } from '../../../src/games/gug/position.ts';
import { BOARDS, situationOf } from './ask.ts';

const [edgware, brixton] = situationOf('london-2025', 'at=victoria&drops=northern:edgware,victoria:brixton').position
  .drops as readonly [Drop, Drop];
const asked = (situation: Situation) => {
  const { drops, touched, leicester } = pastOf(situation);
  return { drops, touched, leicester, asks: situation.asksTouched === true };
};

describe('14.1, 16.4: what happened since the last drop', () => {
  const before = situationOf('london-2025', 'at=victoria&leicester=2');
  const after = withDrops(before, [edgware]);

  test('begins anew with a drop: the loop is asked about, and not assumed', () => {
    expect(asked(after)).toEqual({ drops: [edgware], touched: false, leicester: 0, asks: true });
  });

  test('is known once it is answered, either way', () => {
    for (const touched of [true, false])
      expect(asked(withPast(after, { touched }))).toEqual({ drops: [edgware], touched, leicester: 0, asks: false });
  });

  test('is still asked about when something else is said', () => {
    expect(asked(withPast(after, { leicester: 1 }))).toMatchObject({ touched: false, asks: true });
  });

  test('is asked about once more for each drop', () => {
    const answered = withPast(after, { touched: true });
    expect(asked(withDrops(answered, [edgware, brixton]))).toMatchObject({ touched: false, asks: true });
  });

  test('R13: without a drop the start of the game has touched the loop', () => {
    expect(asked(withDrops(after, []))).toEqual({ drops: [], touched: true, leicester: 0, asks: false });
  });
});

describe('what is known of somebody of whom nobody has said where they stand', () => {
  const EMPTY = 'board=london-2025';
  const read = (query: string) => parseSituation(new URLSearchParams(query), BOARDS);

  test('is nothing at first', () => {
    expect(read(EMPTY)).toEqual({ situation: emptySituation('london-2025'), problems: [] });
  });

  const known = { drops: [], touched: true, leicester: 0 };
  test.each([
    { query: 'drops=northern:edgware', past: { ...known, drops: [edgware] } },
    { query: 'touched=0', past: { ...known, touched: false } },
    { query: 'leicester=1', past: { ...known, leicester: 1 } },
  ])('is kept in a link: $query', ({ query, past }) => {
    expect(read(`${EMPTY}&${query}`)).toEqual({ situation: { ...emptySituation('london-2025'), past }, problems: [] });
    expect(withPast(emptySituation('london-2025'), past)).toEqual({ ...emptySituation('london-2025'), past });
    expect(makeSituation({ ...emptySituation('london-2025'), past })).toBe(`${EMPTY}&${query}`);
  });

  test('7.2, R13: who starts has dropped nothing, and stands on the loop', () => {
    const came = { from: 'pimlico' as StationId, by: 'victoria' as LineId };
    expect(startPosition('victoria' as StationId)).toEqual({ at: 'victoria', came: null, ...known });
    expect(startPosition('victoria' as StationId, came)).toEqual({ at: 'victoria', came, ...known });
    expect(situationOf('london-2025', 'at=victoria&from=pimlico&by=victoria&touched=1').position).toEqual(
      startPosition('victoria' as StationId, came),
    );
  });
});
