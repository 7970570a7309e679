import type { ComponentChildren } from 'preact';

interface FiguresProps {
  class?: string;
  figures: readonly (readonly [label: string, value: ComponentChildren])[];
}

/** Figures, or other facts, each below what it is called. */
export function Figures({ figures, ...list }: FiguresProps) {
  return (
    <dl {...list}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
