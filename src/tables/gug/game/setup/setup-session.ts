import { atom, batch, computed } from 'nanostores';
import { drawClosed } from '../../../../games/gug/closed-draw.ts';
import type { StationId } from '../../../../games/gug/board-data.ts';
import { networkFor } from '../../../../games/gug/network.ts';
import type { Works } from '../../../../games/gug/position.ts';
import { CLASSIC } from '../../../../games/gug/sips.ts';
import { emptySituation, startPosition } from '../../../../games/gug/situation.ts';
import { fill } from '../../../../i18n/fill.ts';
import type { GugGameWords } from '../../../../i18n/gug-game/en.ts';
import { $houseRules } from '../../../../storage/house-rules.ts';
import { setupDraft } from '../../../../storage/setup-drafts.ts';
import { neighboursOf, stretchOf, toggleStation, toggleStretch } from '../../../../works/closing.ts';
import { $boards, NEWEST_BOARD } from '../../boards.ts';
import { namesOf } from '../../names.ts';
import type { PanelWords } from '../../panel-context.ts';
import { $asked, type Session, type Shown } from '../../session.ts';
import { freshDraft } from './fresh-draft.ts';
import type { Part, SetupForm } from './setup-context.tsx';

/** Where somebody is in the set-up: the part that is unfolded, and what is being closed on the map. */
interface Place {
  readonly part: Part | undefined;
  readonly kind: keyof Works;
  /** The first end of a stretch. */
  readonly picked: StationId | undefined;
  /** What the last tap did, or why it did nothing. */
  readonly said: string;
}

const BEGINNING: Place = { part: undefined, kind: 'stations', picked: undefined, said: '' };
export const $place = atom(BEGINNING);

/** Somebody comes to the set-up. */
export const startPlace = (): void => $place.set(BEGINNING);
export const show = (part: Part | undefined): void => $place.set({ ...$place.get(), part });
export const closeKind = (kind: keyof Works): void =>
  $place.set({ ...$place.get(), kind, picked: undefined, said: '' });
const pick = (picked: StationId | undefined): void => $place.set({ ...$place.get(), picked, said: '' });

const DRAFT = setupDraft('gug');

/** What is being set up: what was typed, or what holds where nothing was. */
export const $setup = computed(
  [DRAFT.$draft, $houseRules],
  (kept, houseRules) => kept ?? freshDraft(NEWEST_BOARD, houseRules),
);

export const changeSetup: SetupForm['change'] = (changed, label, stroke) => {
  const now = $setup.get();
  DRAFT.change({ ...now, ...(typeof changed === 'function' ? changed(now) : changed) }, label, stroke);
};

// Each by itself: a letter of a name draws no board anew.
const $board = computed([$boards, computed($setup, ({ board }) => board)], (boards, id) => boards.get(id));
const $rulings = computed($setup, ({ rulings }) => rulings);
const $sides = computed($setup, ({ sides }) => sides);
const $works = computed($setup, ({ works }) => works);
const $closed = computed($setup, ({ closed }) => closed);

/** The board as the table will play on it; undefined until it is there. */
export const $setupNetwork = computed(
  [$board, $rulings, $sides, $works],
  (board, rulings, sides, works) => board && networkFor(board, rulings, works, sides, []),
);

/** What the draw of closed stations came to (17.5); null where none is asked for, or its board is not there. */
export const $drawn = computed([$closed, $setupNetwork], (closed, network) =>
  closed && network ? drawClosed(network, closed.wish, closed.seed) : null,
);

/** As on the map: a stretch is picked there alone. */
const $picked = computed($place, ({ part, picked }) => (part === 'works' ? picked : undefined));
const $variation = computed(
  [computed($setup, ({ variation }) => variation), computed($setup, ({ bottle }) => bottle), $drawn],
  (code, bottle, drawn) => ({ code, draw: drawn?.ok ? drawn.draw : CLASSIC.draw, bottle }),
);

const $setupShown = computed(
  [$setupNetwork, $works, $picked, $rulings, $sides, $variation, $asked],
  (network, works, picked, rulings, sides, variation, asked): Shown => ({
    situation: network
      ? { ...emptySituation(network.board.id), works, position: picked ? startPosition(picked) : null }
      : emptySituation(asked.situation.board),
    past: [],
    showsEnds: false,
    table: { rulings, sides, variation },
    ...(network && { network }),
    icons: [],
  }),
);

/** Takes the map's taps, undo and the readings of rulings in hand while a game is being set up. */
export function setupSession({ words: panelWords, lang }: PanelWords, { setup: words }: GugGameWords): Session {
  const { works: text } = words;
  const say = (said: string) => $place.set({ ...$place.get(), said });
  const tap = (station: StationId) => {
    const { part, kind, picked } = $place.get();
    const board = $setupNetwork.get()?.board;
    const { works } = $setup.get();
    if (part !== 'works' || !board) {
      show('works');
      return;
    }
    const names = namesOf(board, panelWords, lang);
    const name = names.station(station);
    if (!board.stations.has(station)) say(fill(text.notOurs, { station: name }));
    else if (kind === 'stations') {
      batch(() => {
        say(fill(works.stations.includes(station) ? text.opened : text.closed, { name }));
        changeSetup({ works: toggleStation(works, station) }, name);
      });
    } else if (!picked || picked === station || !neighboursOf(board, picked).includes(station))
      pick(picked === station ? undefined : station);
    else {
      const ends = { other: names.station(picked), station: name };
      batch(() => {
        pick(undefined);
        changeSetup(
          { works: toggleStretch(works, stretchOf(picked, station)) },
          fill(panelWords.panel.works.stretch, ends),
        );
      });
    }
  };
  return {
    $shown: $setupShown,
    put: () => undefined,
    controller: {
      tap(station) {
        tap(station);
        return false;
      },
      undo: DRAFT.undo,
      chooseReading: (id, option, label) => changeSetup({ rulings: { ...$setup.get().rulings, [id]: option } }, label),
    },
  };
}
