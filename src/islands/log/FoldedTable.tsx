interface FoldedTableProps {
  summary: string;
  heads: readonly string[];
  rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
}

/** What a chart shows, as a table that opens at a tap. */
export function FoldedTable({ summary, heads, rows }: FoldedTableProps) {
  return (
    <details>
      <summary>{summary}</summary>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
