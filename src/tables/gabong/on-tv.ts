import { GABONG } from '../../games/gabong/match-play.ts';
import { stageOf, standings } from '../../games/gabong/match-standing.ts';
import { fill } from '../../i18n/fill.ts';
import { listed } from '../../i18n/listed.ts';
import type { SavedGabongGame } from '../../storage/saved-game.ts';
import { foldTable } from '../../storage/table-folds.ts';
import { wonBy, wonWords } from './board/board-lines.ts';
import { stageInWords, describerOf, told } from './play/describer.ts';
import { lastPlay, NO_RULINGS, type TvGame } from '../shell/tv-view.ts';

const WORDS = {
  en: () => import('../../i18n/gabong/en.ts').then(({ GABONG_EN }) => GABONG_EN),
  nb: () => import('../../i18n/gabong/nb.ts').then(({ GABONG_NB }) => GABONG_NB),
} as const;

/** A round of Gabong: which deal it is, who is the GM, and everybody's points and θ. */
export const gabongOnTv: TvGame = async (lang, tv) => {
  const words = await WORDS[lang]();
  return (saved) => {
    const { state, steps } = foldTable(GABONG, saved as SavedGabongGame);
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
