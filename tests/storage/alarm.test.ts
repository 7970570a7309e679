import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $alarm, chooseAlarm, openAlarmChoice } from '../../src/storage/choices.ts';
import { soundAlarm } from '../../src/ui/alarm.ts';
import { fakeStorage } from './fake-storage.ts';

describe('the alarm', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', fakeStorage());
    openAlarmChoice();
  });

  test('is off until somebody turns it on, and stays so at the next visit', () => {
    expect($alarm.get()).toBe(false);
    chooseAlarm(true);
    $alarm.set(false);
    openAlarmChoice();
    expect($alarm.get()).toBe(true);
    chooseAlarm(false);
    openAlarmChoice();
    expect($alarm.get()).toBe(false);
    expect(localStorage.getItem('gug:alarm')).toBeNull();
  });

  test('sounds three times and shakes as often, and does nothing where a phone can do neither', () => {
    const tones: (readonly [from: number, until: number])[] = [];
    const shaken = vi.fn();
    vi.stubGlobal('navigator', { vibrate: shaken });
    vi.stubGlobal(
      'AudioContext',
      class {
        currentTime = 1;
        createGain = () => ({ gain: { value: 0 }, connect: () => undefined });
        createOscillator() {
          let began = 0;
          return {
            frequency: { value: 0 },
            connect: () => undefined,
            start: (from: number) => void (began = from),
            stop: (until: number) => void tones.push([began, until]),
          };
        }
      },
    );
    soundAlarm();
    expect(tones).toHaveLength(3);
    expect(tones[0]).toEqual([1, 1.3]);
    expect(tones.every(([from, until]) => from < until)).toBe(true);
    expect(shaken).toHaveBeenCalledWith([300, 150, 300, 150, 600]);
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('AudioContext', undefined);
    expect(soundAlarm).not.toThrow();
  });
});
