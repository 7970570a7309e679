import type { ComponentChildren } from 'preact';

interface PlainTableProps {
  caption?: string;
  heads: readonly string[];
  rows: readonly {
    readonly key: string;
    /** What the row is about; left out where no cell is its heading. */
    readonly head?: string;
    readonly cells: readonly ComponentChildren[];
  }[];
}

/** A table of figures: a heading for each column, and for each row where it has one. */
export const PlainTable = ({ caption, heads, rows }: PlainTableProps) => (
  <table>
    {caption !== undefined && <caption>{caption}</caption>}
    <thead>
      <tr>
        {heads.map((head, column) =>
          // Above the headings of rows there may be nothing to say.
          head === '' ? (
            <td key={column} />
          ) : (
            <th key={column} scope="col">
              {head}
            </th>
          ),
        )}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, head, cells }) => (
        <tr key={key}>
          {head !== undefined && <th scope="row">{head}</th>}
          {cells.map((cell, column) => (
            <td key={column}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
