import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { layersOf } from '../../games/tournament/tournament-layers.ts';
import { isTournamentOver, tournamentPlaces } from '../../games/tournament/tournament-places.ts';
import { TOURNAMENT } from '../../games/tournament/tournament-play.ts';
import { LATE_WORDS } from '../../i18n/late/words.ts';
import type { SavedTournament } from '../../storage/saved-game.ts';
import { reduceTable } from '../../storage/reduce-table.ts';
import bracketStyles from '../../styles/bracket.css?url';
import { withStyleSheet } from '../../ui/style-sheet.ts';
import { TableContext } from '../shell/table.ts';
import { Bracket, useBracket } from './bracket/Bracket.tsx';
import { dueOf } from './play/due.ts';
import { listed, overInWords, stageInWords, describerOf, told } from './play/describer.ts';
import type { TournamentTable } from './table.ts';
import { lastPlay, NO_RULINGS, type TvGame } from '../shell/tv-view.ts';

/** Heats to be played next, and places, of which a room can read the names: the bracket beside them has the others. */
const HEATS = 3;
const PLACES = 6;

/** A tournament: what it waits for, who plays next, and the bracket. */
export const tournamentOnTv: TvGame = async (lang, tv) => {
  const [words] = await Promise.all([LATE_WORDS.tournament[lang](), withStyleSheet(bracketStyles)]);
  return (saved) => {
    const reduction = reduceTable(TOURNAMENT, saved as SavedTournament);
    const { state, steps } = reduction;
    const layers = layersOf(state);
    const isOver = isTournamentOver(state, layers);
    const name = (player: number) => state.setup.players[player]?.name ?? '';
    const table: Pick<TournamentTable, 'words' | 'name' | 'rulings' | 'state' | 'layers' | 'open' | 'reduction'> = {
      words,
      name,
      rulings: NO_RULINGS,
      state,
      layers,
      open: () => undefined,
      reduction,
    };
    const describer = describerOf(table);
    const last = lastPlay(steps);
    const { games } = dueOf(layers, isOver);
    const next = games.slice(0, HEATS).map(({ layer, game }) => ({
      name: listed(describer, layers[layer]!.games[game]!.present),
      isUp: true,
      figure: '',
      facts: [describer.game(layer, game), tv.toPlay],
    }));
    const ranked = tournamentPlaces(state, layers).slice(0, PLACES);
    const places = ranked.map(({ player, place, isSettled }) => ({
      name: name(player),
      isUp: false,
      figure: isSettled ? String(place) : '',
      facts: [],
    }));
    return {
      who: isOver ? overInWords(state, layers, describer) : stageInWords(layers, false, describer),
      what: '',
      last: last ? told(last, describer).map(({ text }) => text) : [],
      rows: next.length > 0 ? next : places,
      picture: (
        <TableContext.Provider value={table}>
          <TvBracket />
        </TableContext.Provider>
      ),
    };
  };
};

/** The bracket, as large as there is room; nothing in it can be pressed. */
function TvBracket() {
  const bracket = useBracket();
  const { width, height } = bracket.layout;
  return (
    <Fitted width={width + 2} height={height + 2}>
      <div class="tv-bracket" inert>
        <Bracket {...bracket} />
      </div>
    </Fitted>
  );
}

interface FittedProps {
  /** In letters' heights. */
  width: number;
  height: number;
  children: ComponentChildren;
}

/** Something drawn in letters' heights, with letters as large as there is room for. */
function Fitted({ width, height, children }: FittedProps) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(0);
  useLayoutEffect(() => {
    const fit = () => {
      const { clientWidth, clientHeight } = box.current!;
      setSize(Math.min(clientWidth / width, clientHeight / height));
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, [width, height]);
  return (
    <div ref={box} class="tv-fitted" style={{ fontSize: `${size}px` }}>
      {size > 0 && children}
    </div>
  );
}
