import { lineInWords } from './BracketBox.tsx';
import type { BracketView } from './use-bracket.ts';

/** The bracket in words: each layer, its games, who goes on from them, and which places are open. */
export function BracketText({ layout: { columns, boxes }, caption, content }: BracketView) {
  return (
    <ol class="bracket-text">
      {columns.map(({ layer }) => {
        const { name, what } = caption(layer);
        return (
          <li key={layer}>
            <strong>{name}</strong>: {what}
            <ul>
              {boxes
                .filter((box) => box.layer === layer)
                .map((box) => {
                  const { title, lines, also } = content(box);
                  return (
                    <li key={box.game}>
                      {title}
                      <ul>
                        {[...lines.map(lineInWords), ...also].map((words) => (
                          <li key={words}>{words}</li>
                        ))}
                      </ul>
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
