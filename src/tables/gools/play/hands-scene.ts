import { compareHands, type Hand, handOf } from '../../../games/gools/hand.ts';
import { isDone } from '../../../games/gools/lead.ts';
import type { GoolsState } from '../../../games/gools/play-state.ts';
import type { GoolsWords } from '../../../i18n/gools/en.ts';
import { type Letters, paragraph, type Stroke } from '../../../ui/picture.ts';
import { PIPS } from '../../../ui/pips.ts';
import type { Scene } from '../../../ui/poster.ts';
import { handName } from '../advisor/numbers.ts';

/** A hand that somebody was left with in a round. */
interface Left {
  readonly name: string;
  readonly dice: readonly number[];
  readonly hand: Hand;
}

const MAT = 250;
const DIE = 112;
const GAP = 20;
const SMALL_DIE = 48;
const BEST: Letters = { size: 38, weight: 700 };
const MARK: Letters = { size: 34, weight: 400 };

/** The mat with the evening's best hand on it, and below it every other Gools and point that was thrown. */
export function handsScene(
  state: Pick<GoolsState, 'rounds' | 'players' | 'stage'>,
  { advisor: words }: GoolsWords,
): Scene {
  const { stage } = state;
  // A round that is won stands among the others, also while Three Man is played.
  const rounds = 'round' in stage && stage.round.winner === null ? [...state.rounds, stage.round] : state.rounds;
  const hands = rounds.flatMap(({ turns }) =>
    turns.filter(isDone).map(({ seat, lying }): Left => ({
      name: state.players[seat]!.name,
      dice: [...lying].sort((one, other) => one - other),
      hand: handOf(lying),
    })),
  );
  const ranked = hands.sort((one, other) => compareHands(one.hand, other.hand).order);
  const [best, ...others] = ranked;
  const marks = others.filter(({ hand }) => hand.kind !== 'sum');
  const said = ({ name, hand }: Left) => `${name}: ${handName(words.hands, hand)}`;
  return ({ x, y, width }, measure) => {
    if (!best) return { height: 0, strokes: [] };
    const middle = x + width / 2;
    const caption = paragraph(said(best), { x, y: y + 2 * MAT + 4, width, letters: BEST, align: 'center' }, measure);
    const strokes: Stroke[] = [...matWith(best.dice, middle, y + MAT), ...caption.strokes];
    let below = y + 2 * MAT + 4 + caption.height;
    for (const mark of marks) {
      const dice = mark.dice.length * (SMALL_DIE + 8);
      const text = paragraph(
        said(mark),
        { x: x + dice + 16, y: below + 16, width: width - dice - 16, letters: MARK },
        measure,
      );
      strokes.push(
        ...mark.dice.flatMap((eyes, index) => die(eyes, x + index * (SMALL_DIE + 8), below + 20, SMALL_DIE)),
        ...text.strokes,
      );
      below += Math.max(SMALL_DIE, text.height) + 20;
    }
    return { height: below - y, strokes };
  };
}

/** A beer mat around a point, with five dice on it: three above two. */
function matWith(dice: readonly number[], x: number, y: number): readonly Stroke[] {
  const rows = [dice.slice(0, 3), dice.slice(3)];
  return [
    { is: 'disc', x, y, radius: MAT, fill: '--hairline' },
    { is: 'disc', x, y, radius: MAT - 6, fill: '--card' },
    ...rows.flatMap((row, at) => {
      const wide = row.length * DIE + (row.length - 1) * GAP;
      const top = y + (at === 0 ? -DIE - GAP / 2 : GAP / 2);
      return row.flatMap((eyes, index) => die(eyes, x - wide / 2 + index * (DIE + GAP), top, DIE));
    }),
  ];
}

/** A die with its upper left corner at a point. */
function die(eyes: number, x: number, y: number, size: number): readonly Stroke[] {
  const scale = size / 24;
  return [
    {
      is: 'shape',
      d: 'M5.75 1.25h12.5a4.5 4.5 0 0 1 4.5 4.5v12.5a4.5 4.5 0 0 1-4.5 4.5H5.75a4.5 4.5 0 0 1-4.5-4.5V5.75a4.5 4.5 0 0 1 4.5-4.5Z',
      x,
      y,
      scale,
      fill: '--card',
      edge: { colour: '--ink', width: 2 * scale },
    },
    ...PIPS[eyes]!.map(([left, top]): Stroke => ({
      is: 'disc',
      x: x + left * scale,
      y: y + top * scale,
      radius: 2.3 * scale,
      fill: '--ink',
    })),
  ];
}
