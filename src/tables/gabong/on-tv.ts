import { GABONG } from '../../games/gabong/match-play.ts';
import { stageOf, standings } from '../../games/gabong/match-standing.ts';
import { fill } from '../../i18n/fill.ts';
import { LATE_WORDS } from '../../i18n/late/words.ts';
import { listed } from '../../i18n/listed.ts';
import type { SavedGabongGame } from '../../storage/saved-game.ts';
import { reduceTable } from '../../storage/reduce-table.ts';
import { wonBy, wonWords } from './board/board-lines.ts';
import { stageInWords, describerOf, told } from './play/describer.ts';
import { lastPlay, NO_RULINGS, type TvGame } from '../shell/tv-view.ts';

/** A round of Gabong: which deal it is, who is the GM, and everybody's points and θ. */
export const gabongOnTv: TvGame = async (lang, tv) => {
  const words = await LATE_WORDS.gabong[lang]();
  return (saved) => {
    const { state, steps } = reduceTable(GABONG, saved as SavedGabongGame);
    const name = (seat: number) => state.setup.players[seat]?.name ?? '';
    const describer = describerOf({ words, name, rulings: NO_RULINGS });
    const { what, more } = stageInWords(state, describer);
    const last = lastPlay(steps);
    const isOver = stageOf(state).is === 'over';
    const won = wonBy(state);
    return {
      who: won ? wonWords(won, state, words.board, (seats) => listed(seats.map(name), lang)).who : what,
      what: won
        ? what
        : [more, isOver ? '' : fill(tv.master, { name: name(state.master) })].filter((text) => text !== '').join(' · '),
      last: last ? told(last, describer).map(({ text }) => text) : [],
      rows: standings(state).map(({ seat, total, thetas }) => ({
        name: state.gone?.includes(seat) ? fill(tv.gone, { name: name(seat) }) : name(seat),
        isUp: !isOver && seat === state.master,
        figure: String(total),
        facts: thetas > 0 ? [fill(tv.thetas, { count: thetas })] : [],
      })),
    };
  };
};
