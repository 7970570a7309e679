import type { BracketView } from './use-bracket.ts';

/** The bracket in words: each layer, its games, their players, and where every place leads. */
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
