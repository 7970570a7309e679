import type { FormatPlan } from '../../../games/tournament/format-plan.ts';
import type { BoxContent } from './BracketBox.tsx';
import { bracketLayout } from './bracket-layout.ts';
import type { Box } from './bracket-shape.ts';

interface BracketTextProps {
  plan: FormatPlan;
  caption: (layer: number) => { readonly name: string; readonly what: string };
  content: (box: Box) => BoxContent;
}

/** The bracket in words: each layer, its games, their players, and where every place leads. */
export function BracketText({ plan, caption, content }: BracketTextProps) {
  const { boxes } = bracketLayout(plan);
  return (
    <ol class="bracket-text">
      {plan.layers.map((_, layer) => {
        const { name, what } = caption(layer);
        return (
          <li key={layer}>
            <strong>{name}</strong>: {what}
            <ul>
              {boxes
                .filter((box) => box.layer === layer)
                .map((box) => {
                  const { title, lines } = content(box);
                  return (
                    <li key={box.game}>
                      {title}
                      <ol>
                        {lines.map(({ name: who, way }, index) => (
                          <li key={index}>
                            {who ?? '–'}
                            {way !== '' && `: ${way}`}
                          </li>
                        ))}
                      </ol>
                    </li>
                  );
                })}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}
