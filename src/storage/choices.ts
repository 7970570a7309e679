import { atom, type WritableAtom } from 'nanostores';
import { type Aim, AIMS } from '../games/gools/advisor/aims.ts';
import { keptTwice, keptValue, keptWord } from './kept-value.ts';
import { $games } from './games.ts';
import type { SavedGame } from './saved-game.ts';

// What this phone remembers beside games, house rules and drafts, each under a key of its own.

const keptWake = keptWord('wake-lock', ['on', 'off']);

/** Whether the screen is to be kept on during a game; it is, until somebody says no. */
export const $keepsAwake = atom(true);

export const openWakeChoice = (): void => $keepsAwake.set(keptWake.read() !== 'off');

/** Chooses for now and, where the browser lets us, for the next visit. */
export function chooseWake(keepsAwake: boolean): void {
  $keepsAwake.set(keepsAwake);
  keptWake.write(keepsAwake ? 'on' : 'off');
}

/** The game that somebody wants on the big screen, and since when; another that is played on later takes its place. */
export const $tvChoice = atom<{ readonly id: string; readonly at: number } | null>(null);

const keptAlarm = keptValue('gug:alarm', (found) => (found === true ? found : undefined));

/** Whether the phone is to sound and shake when the fifteen minutes are over (15.1); only once somebody has asked for it. */
export const $alarm = atom(false);

export const openAlarmChoice = (): void => $alarm.set(keptAlarm.read() ?? false);

export function chooseAlarm(isWanted: boolean): void {
  $alarm.set(isWanted);
  keptAlarm.write(isWanted ? true : null);
}

const PATTERNS_KEY = 'gug:patterns';
const keptPatterns = keptValue(PATTERNS_KEY, (found) => (found === true ? found : undefined));

/** For the first script of a page (`Opening.astro`): the source of whether the lines of the maps bear patterns. It may throw. */
export const WANTS_PATTERNS = `localStorage.getItem('${PATTERNS_KEY}')==='true'`;

/** Whether they bear them now (`board.css`). */
export const hasPatterns = (): boolean => document.documentElement.hasAttribute('data-patterns');

/** Chooses for now and, where the browser lets us, for the next visit. */
export function choosePatterns(areWanted: boolean): void {
  document.documentElement.toggleAttribute('data-patterns', areWanted);
  keptPatterns.write(areWanted ? true : null);
}

/** What a table has agreed on, and what was last played for on this phone. */
export interface AdvisorChoice<SomeAim extends string> {
  /** The evening or game in which the advisor may speak, by its id; it holds for no other. */
  readonly evening: string | null;
  readonly aim: SomeAim;
}

interface KeptChoice<SomeAim extends string> {
  /** Off, until the table says otherwise. */
  readonly $choice: WritableAtom<AdvisorChoice<SomeAim>>;
  /** Reads the choice of earlier visits. */
  readonly open: () => void;
  /** Chooses for now and, where the browser lets us, for the next visit. */
  readonly choose: (choice: Partial<AdvisorChoice<SomeAim>>) => void;
}

/** The choice of one game's tables. @param key - of the browser's storage. @param aims - the default first. */
export function advisorChoice<SomeAim extends string>(
  key: string,
  aims: readonly [SomeAim, ...SomeAim[]],
): KeptChoice<SomeAim> {
  const kept = keptValue<AdvisorChoice<SomeAim>>(key, (found) => {
    if (typeof found !== 'object' || found === null || !('evening' in found) || !('aim' in found)) return undefined;
    const { evening } = found;
    const aim = aims.find((each) => each === found.aim);
    return (typeof evening === 'string' || evening === null) && aim ? { evening, aim } : undefined;
  });
  const off = { evening: null, aim: aims[0] };
  const $choice = atom<AdvisorChoice<SomeAim>>(off);
  return {
    $choice,
    open: () => $choice.set(kept.read() ?? off),
    choose(choice) {
      $choice.set({ ...$choice.get(), ...choice });
      kept.write($choice.get());
    },
  };
}

const gools = advisorChoice<Aim>('gools:advisor', AIMS);
export const $advisor = gools.$choice;
export const openAdvisorChoice = gools.open;
export const chooseAdvisor = gools.choose;

/** What the Gabong panel shows: the scoreboard of a round, or the judge of single cards. */
export type GabongView = 'score' | 'cards';

const VIEWS = ['score', 'cards'] as const satisfies readonly GabongView[];
const keptView = keptValue('gabong:view', (found) => VIEWS.find((view) => view === found));

export const $gabongView = atom<GabongView>('score');

/** Finds the view of the last visit. */
export function openGabongView(): void {
  $gabongView.set(keptView.read() ?? 'score');
}

/** Shows a view, and finds it again at the next visit. */
export function showGabongView(view: GabongView): void {
  $gabongView.set(view);
  keptView.write(view);
}

const keptNotice = keptWord('gug:notice', ['seen']);

/** Whether the notice about age and stopping has been read on this phone. */
export const $noticeSeen = atom(false);

/** Reads whether it was read before; without storage it is shown again, which harms nobody. */
export function openNotice(): void {
  if (keptNotice.read()) $noticeSeen.set(true);
}

/** It has been read: for now and, where the browser lets us, for later visits. */
export function seeNotice(): void {
  $noticeSeen.set(true);
  keptNotice.write('seen');
}

/** What a phone guides through once: Three Man comes in the middle of an evening of Gools, and has a guide of its own. */
const GUIDED = ['gug', 'gools', 'three-man', 'gabong'] as const;
export type Guided = (typeof GUIDED)[number];

const keptGuided = keptValue<readonly Guided[]>('guided', (found) =>
  Array.isArray(found) ? GUIDED.filter((each) => found.includes(each)) : undefined,
);

/** Which of them this phone has guided through, or was told to leave; null before storage was read. */
export const $guided = atom<readonly Guided[] | null>(null);

/** Reads what earlier visits were guided through. */
export function openGuided(): void {
  if ($guided.get() === null) $guided.set(keptGuided.read() ?? []);
}

/** Over: for now and, where the browser lets us, for later visits. */
export function endGuide(guided: Guided): void {
  openGuided();
  $guided.set(GUIDED.filter((each) => each === guided || $guided.get()?.includes(each)));
  keptGuided.write($guided.get());
}

/** Whether another game of the same kind lies on this phone: then somebody here knows how it goes. */
export function isKnownHere({ game, id }: { readonly game: string; readonly id: string }): boolean {
  return [...$games.get().values()].some(
    (each) => each.kind === 'game' && each.game.game === game && each.game.id !== id && each.game.events.length > 0,
  );
}

const keyOf = (panel: SavedGame['game']): string => `${panel}:mode`;

/** Keeps what a panel is for, for a reload or a change of language; of this tab alone, as two can be at two things. */
export function keepMode(panel: SavedGame['game'], mode: 'ask' | 'setup' | 'game'): void {
  try {
    sessionStorage.setItem(keyOf(panel), mode);
  } catch {
    // The next page then begins with the game on the table.
  }
}

/**
 * For the first script of a page, which has no modules yet: the source of a function that says whether a panel will show a
 * stage, which is a game on its table or the judge of cards. Where storage throws, it does too.
 */
export const SHOWS_STAGE = `(panel)=>{const mode=sessionStorage.getItem(panel+':mode');
return panel==='gabong'&&(/pile=/.test(location.search)||localStorage.getItem(panel+':view')==='"cards"')||
/^"/.test(localStorage.getItem(panel+':current'))&&mode!=='setup'&&!(panel==='gug'&&location.search)}`;

/** Whether a game was being set up: in this tab, or on this device when no game is on the table. */
export function wasSettingUp(panel: SavedGame['game'], hasGame: boolean): boolean {
  const hasDraft = keptTwice(`${panel}:setup`, (found) => found).text() !== null;
  try {
    if (sessionStorage.getItem(keyOf(panel)) === 'setup') return true;
  } catch {
    // The device alone can say.
  }
  return !hasGame && hasDraft;
}
