import type { FormatPlan } from '../../../games/tournament/format-plan.ts';
import { type BoxContent, BracketBox } from './BracketBox.tsx';
import { BracketFlows } from './BracketFlows.tsx';
import { bracketLayout, LENGTHS } from './bracket-layout.ts';
import type { Box } from './bracket-shape.ts';

interface BracketProps {
  plan: FormatPlan;
  /** What stands above a layer: its name, and how it is played. */
  caption: (layer: number) => { readonly name: string; readonly what: string };
  content: (box: Box) => BoxContent;
}

/** A tournament from left to right: its layers, their games, and where the players of every place go. */
export function Bracket({ plan, caption, content }: BracketProps) {
  const layout = bracketLayout(plan);
  const { width, height, columns, boxes } = layout;
  return (
    <div class="bracket" style={{ '--bracket-width': width, '--bracket-height': height }}>
      <BracketFlows layout={layout} />
      {columns.map(({ layer, x }) => {
        const { name, what } = caption(layer);
        return (
          <section key={layer} aria-label={name}>
            <p class="bracket-caption" style={{ left: `${x}em`, width: `${LENGTHS.width}em` }}>
              <strong>{name}</strong>
              <span>{what}</span>
            </p>
            {boxes
              .filter((box) => box.layer === layer)
              .map((box) => (
                <BracketBox key={box.game} box={box} content={content(box)} />
              ))}
          </section>
        );
      })}
    </div>
  );
}
