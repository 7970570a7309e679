import { layersOf } from '../../src/games/tournament/tournament-layers.ts';
import type { TournamentState } from '../../src/games/tournament/tournament-state.ts';
import { TOURNAMENT_EN } from '../../src/i18n/tournament/en.ts';
import { TOURNAMENT_NB } from '../../src/i18n/tournament/nb.ts';
import { boxContent } from '../../src/tables/tournament/bracket/box-content.ts';
import { type BoxContent, lineInWords } from '../../src/tables/tournament/bracket/BracketBox.tsx';
import { bracketFlows } from '../../src/tables/tournament/bracket/bracket-flows.ts';
import {
  bracketLayout,
  LENGTHS,
  type Box,
  type BracketLayout,
  type Flow,
  type Point,
} from '../../src/tables/tournament/bracket/bracket-layout.ts';
import { onwardOf } from '../../src/tables/tournament/bracket/bracket-onward.ts';
import { describerOf } from '../../src/tables/tournament/play/describer.ts';
import { letters } from '../games/tournament/tournament-table.ts';

const TEXTS = { title: 'Places', gap: '', options: {} };
const WORDS = { en: TOURNAMENT_EN, nb: TOURNAMENT_NB } as const;

export interface DrawnBracket {
  readonly layout: BracketLayout;
  readonly flows: readonly Flow[];
  /** In the order of the boxes. */
  readonly contents: readonly BoxContent[];
}

/** The bracket of a tournament as it is drawn and told; players are called by their letters. */
export function bracketOf(state: TournamentState, lang: keyof typeof WORDS = 'en'): DrawnBracket {
  const words = WORDS[lang];
  const layers = layersOf(state);
  const { plan, withdrawn } = state;
  const describer = describerOf({
    words,
    name: (player) => letters([player]),
    rulings: { R24: TEXTS, R25: TEXTS },
    state,
  });
  const layout = bracketLayout(plan);
  const onward = onwardOf({ plan, layers, withdrawn }, layout.boxes);
  const told = { plan, layers, withdrawn, onward, words, describer, open: () => undefined };
  return {
    layout,
    flows: bracketFlows(layout, onward, layers),
    contents: layout.boxes.map((box) => boxContent(box, told)),
  };
}

/** Who stands where a line begins or ends: `0/1 b` for b in the second box of the heats; `0/1` beside no row. */
function standsAt({ layout, contents }: DrawnBracket, [x, y]: Point): string {
  const box = layout.boxes.findIndex(
    (one) => x >= one.x - 0.5 && x <= one.x + LENGTHS.width && y >= one.y && y <= one.y + one.height,
  );
  if (box < 0) return '-';
  const { layer, game, y: top } = layout.boxes[box]!;
  const row = (y - top - LENGTHS.head) / LENGTHS.row - 0.5;
  const isRow = Math.abs(row - Math.round(row)) < 1e-9;
  const name = isRow ? contents[box]!.lines[Math.round(row)]?.name : undefined;
  return name === undefined ? nameOf({ layer, game }) : `${nameOf({ layer, game })} ${name}`;
}

const nameOf = ({ layer, game }: Pick<Box, 'layer' | 'game'>): string => `${layer}/${game ?? 'all'}`;

/**
 * The lines as one sees them: `0/0 a > 2/0 a` from the row of a to their row in the final; `1/0 1-2 > 2` from places to a
 * layer, for nobody knows yet whose they are.
 */
export function linesSeen(bracket: DrawnBracket): readonly string[] {
  return bracket.flows
    .flatMap(({ lines, to }) =>
      lines.map(({ onward, into, points }) => {
        const start = standsAt(bracket, points[0]!);
        const end = into ? standsAt(bracket, points.at(-1)!) : String(to);
        if (onward.is === 'person') return `${start} > ${end}`;
        const { first, last } = onward.places;
        return `${start} ${first === last ? first : `${first}-${last}`} > ${end}`;
      }),
    )
    .toSorted();
}

/** What is said in each box, in the words of the screen, of the readers and of the fold below the picture alike. */
export const wordsSeen = ({ contents }: DrawnBracket): readonly (readonly string[])[] =>
  contents.map(({ lines, also }) => [...lines.map(lineInWords), ...also]);
