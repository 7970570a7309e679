import { BracketBox } from './BracketBox.tsx';
import { BracketFlows } from './BracketFlows.tsx';
import { LENGTHS } from './bracket-layout.ts';
import type { BracketView } from './use-bracket.ts';

/** A tournament from left to right: its layers, their games, and where the players of every place go. */
export function Bracket({ layout, flows, caption, content, placesSaid }: BracketView) {
  const { width, height, columns, boxes } = layout;
  return (
    <div class="bracket" style={{ '--bracket-width': width, '--bracket-height': height }}>
      <BracketFlows layout={layout} flows={flows} placesSaid={placesSaid} />
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
