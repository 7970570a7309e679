import { atom, computed } from 'nanostores';
import { newId } from './entry-ids.ts';
import { exportAll } from './export.ts';
import { quarantine } from './games.ts';
import { keptValue } from './kept-value.ts';
import { mergeSeasons, readSeasons, SAID_MOST, type Season, SEASONS_MOST } from './season-form.ts';

/** So many are taken in from elsewhere: there is always room for a few more of one's own. */
const BROUGHT_MOST = 150;
/** What comes from elsewhere says no later time, so that something can always be said after it. */
const BROUGHT_AT_MOST = SAID_MOST / 2;

const KEY = 'seasons';
const KEPT = keptValue(KEY, readSeasons);

/** All seasons of this phone, forgotten ones among them. */
export const $seasons = atom<readonly Season[]>([]);

/** Whether all of them will be there at the next visit: a full browser keeps what it had. */
export const $areSeasonsKept = atom(true);

export function openSeasons(): void {
  $seasons.set(ownSeasons());
}

/** Those of this phone. What is kept and cannot be read is set aside: it would be written over. */
function ownSeasons(): readonly Season[] {
  const kept = KEPT.read();
  const unread = kept === null ? KEPT.text() : null;
  // Where it was found it goes, so that it does not come back once it is deleted there.
  if (unread !== null && quarantine(KEY, unread)) KEPT.write(null);
  return mergeSeasons(kept ?? [], $seasons.get());
}

/**
 * Takes in the seasons of another phone. Where there are too many, those of this one stay.
 *
 * @returns how many did not fit: they are set aside, as a file that can be brought in again.
 */
export function takeSeasons(seasons: readonly Season[]): number {
  const left = take(
    seasons.map((season) => ({ ...season, at: Math.min(season.at, BROUGHT_AT_MOST) })),
    BROUGHT_MOST,
  );
  quarantineAll(left);
  return left.length;
}

function quarantineAll(seasons: readonly Season[]): void {
  if (seasons.length > 0) quarantine(KEY, exportAll([], seasons)[0]!);
}

/**
 * @param most - so many new ones are taken at most, with those that are here; what was forgotten goes before what was not.
 * @returns those that did not fit. Of what was forgotten nothing is missed.
 */
function take(seasons: readonly Season[], most: number): readonly Season[] {
  const own = ownSeasons();
  const known = new Set(own.map(({ id }) => id));
  const said = new Set(seasons.map(({ id }) => id));
  // One that is changed stays before the others that are here.
  const rank = ({ id }: Season) => 2 * Number(known.has(id)) + Number(said.has(id));
  const ownFirst = [...mergeSeasons(own, seasons)].sort((a, b) => rank(b) - rank(a));
  const alive = ownFirst.filter(({ isGone }) => !isGone).filter(({ id }, at) => known.has(id) || at < most);
  const kept = [...alive, ...ownFirst.filter(({ isGone }) => isGone)].slice(0, SEASONS_MOST);
  const merged = mergeSeasons(kept, []);
  $seasons.set(merged);
  // What could neither be read nor set aside is not written over.
  const isFree = KEPT.read() !== null || KEPT.text() === null;
  $areSeasonsKept.set(isFree && KEPT.write(merged));
  const fitting = new Set(kept.map(({ id }) => id));
  return ownFirst.filter(({ id, isGone }) => !isGone && !fitting.has(id));
}

/**
 * A season as it is said now; later than whatever was said of it, whichever phone's clock is ahead.
 *
 * @returns its id; undefined where there is no room for another.
 */
export function saySeason(said: Omit<Season, 'id' | 'at'> & { readonly id?: string }): string | undefined {
  const { id = newId() } = said;
  const before = $seasons.get().find((each) => each.id === id);
  const at = Math.min(SAID_MOST, Math.max(Date.now(), (before?.at ?? 0) + 1));
  const left = take([{ ...said, id, at }], SEASONS_MOST);
  // Two tabs whose browser is full may know more than fits between them.
  quarantineAll(left.filter((season) => season.id !== id));
  return left.some((season) => season.id === id) ? undefined : id;
}

/** The season that is looked at, by its id; empty for all games. */
export const $season = atom('');

/** The same as a whole; undefined for all games. */
export const $seasonChosen = computed([$seasons, $season], (seasons, chosen) =>
  seasons.find(({ id, isGone }) => id === chosen && !isGone),
);

/** Whether a game, by its id and the day on which it was over, counts in a season. */
export const isIn = ({ from, to, game }: Pick<Season, 'from' | 'to' | 'game'>, id: string, day: string): boolean =>
  (from === '' || day >= from) && (to === '' || day <= to) && (game === '' || game === id);
