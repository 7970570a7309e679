import { dueOf } from '../../games/gools/due.ts';
import { GOOLS } from '../../games/gools/play.ts';
import { results } from '../../games/gools/results.ts';
import { fill } from '../../i18n/fill.ts';
import { LATE_WORDS } from '../../i18n/late/words.ts';
import type { SavedGoolsGame } from '../../storage/saved-game.ts';
import { reduceTable } from '../../storage/reduce-table.ts';
import { handName } from './advisor/numbers.ts';
import { namedOf, nowOf, seatOf, standingRows } from './play/now.ts';
import { roundOf, told, describerOf, wonInWords } from './play/describer.ts';
import { lastPlay, NO_RULINGS, type TvGame } from '../shell/tv-view.ts';

/** An evening of Gabba Gools: who throws, everybody's hand of the round, wins and drinks. */
export const goolsOnTv: TvGame = async (lang, tv) => {
  const words = await LATE_WORDS.gools[lang]();
  return (saved) => {
    const { state, steps } = reduceTable(GOOLS, saved as SavedGoolsGame);
    const name = (seat: number) => state.players[seat]?.name ?? '';
    const due = dueOf(state);
    const up = seatOf(due);
    const last = lastPlay(steps);
    const round = roundOf(state) ?? state.rounds.at(-1);
    const hands = new Map(
      round ? standingRows(round, state, namedOf(steps, state)).map((row) => [row.seat, row] as const) : [],
    );
    const { standing } = words.play;
    const rows = results(state);
    const isOver = state.stage.is === 'over';
    return {
      who: isOver ? wonInWords(rows, { words, name }).who : up === undefined ? '' : name(up),
      what: nowOf(due, state, words.play),
      last: last ? told(last, describerOf({ words, name, rulings: NO_RULINGS })).map(({ text }) => text) : [],
      rows: rows.map(({ seat, wins, taken }) => {
        const row = hands.get(seat);
        const hand = row?.hand ? handName(words.advisor.hands, row.hand) : '';
        return {
          name: name(seat),
          isUp: seat === up,
          figure: String(wins),
          facts: [
            [hand, row ? standing[row.is] : ''].filter((text) => text !== '').join(', '),
            fill(tv.drinks, { count: taken.drink }),
          ].filter((text) => text !== ''),
        };
      }),
    };
  };
};
