import { atom } from 'nanostores';
import { keptValue } from './kept-value.ts';

const KEPT = keptValue('gug:alarm', (found) => (found === true ? found : undefined));

/** Whether the phone is to sound and shake when the fifteen minutes are over (15.1); only once somebody has asked for it. */
export const $alarm = atom(false);

export const openAlarmChoice = (): void => $alarm.set(KEPT.read() ?? false);

export function chooseAlarm(isWanted: boolean): void {
  $alarm.set(isWanted);
  KEPT.write(isWanted ? true : null);
}
