import type { Rulings } from '../../../../games/gug/rulings.ts';
import type { GugState } from '../../../../games/gug/play-state.ts';
import { type Result, results } from '../../../../games/gug/results.ts';
import { makeSheetCode } from '../../../../games/gug/variation-code.ts';
import { fill } from '../../../../i18n/fill.ts';
import type { GugGameWords } from '../../../../i18n/gug-game/en.ts';
import type { Lang } from '../../../../i18n/lang.ts';
import { clockFace } from '../play/clock.ts';
import { seatName } from '../play/seat-words.ts';
import { dateOf } from '../../../../i18n/dates.ts';
import { numberOf } from '../../../../i18n/numbers.ts';

/** What the results need to be told in words. */
export interface Telling {
  readonly words: GugGameWords;
  readonly lang: Lang;
  /** What the board is called. */
  readonly board: string;
  /** When the game was started, milliseconds since 1970. */
  readonly createdAt: number;
  /** The inhibitions that each seat starts with. */
  readonly of: number;
}

/** All that a seat drank, in sips and in bottles of the table's size, and what it counted. */
export function drunkWords({ sips, counted, bottles }: Result, bottle: number, { words, lang }: Telling): string {
  const { results: text, players } = words.book;
  const drunk = sips.reduce((sum, each) => sum + each, 0);
  const points = counted.reduce((sum, each) => sum + each, 0);
  const inBottles = fill(text.text.bottles, {
    count: drunk,
    bottles: numberOf(bottles, lang, 1),
    centilitres: numberOf(bottle, lang, 1),
  });
  return [
    ...(drunk > 0 || points === 0 ? [inBottles] : []),
    ...(points > 0 ? [fill(players.points, { count: points })] : []),
  ].join(', ');
}

/** Why a seat did not finish; undefined for one that did, or that plays. */
export function whyOut(state: GugState, seat: number, { words }: Telling): string | undefined {
  const status = state.seats[seat]!.status;
  return status.is === 'dnf' ? words.book.results.why[status.why] : undefined;
}

/** The results in a few lines of plain text. */
export function resultText(state: GugState, rulings: Pick<Rulings, 'R39'>, telling: Telling): string {
  const { words, lang, board, createdAt, of } = telling;
  const { text } = words.book.results;
  const { setup } = state;
  const head = fill(text.head, {
    code: makeSheetCode(setup.variation, setup.closedStations !== null),
    board,
    date: dateOf(createdAt, lang),
  });
  const lines = results(state, rulings).map((result) => {
    const name = seatName(setup.seats[result.seat]!, words.play);
    const sips = drunkWords(result, setup.bottle, telling);
    const dropped = fill(words.book.players.dropped, { count: result.drops, of });
    if (result.place !== null && result.time !== null)
      return fill(text.finished, { place: result.place, name, time: clockFace(result.time), sips });
    if (result.status === 'finished')
      return result.place === null
        ? fill(text.unknown, { name, sips })
        : fill(text.untimed, { place: result.place, name, sips });
    const why = whyOut(state, result.seat, telling);
    return why === undefined
      ? fill(text.playing, { name, dropped, sips })
      : fill(text.dnf, { name, why, dropped, sips });
  });
  return [head, ...lines].join('\n');
}
