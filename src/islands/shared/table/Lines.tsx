import type { ComponentType } from 'preact';
import type { Line } from './line.ts';

interface LinesProps<Clause extends string> {
  lines: readonly Line<Clause>[];
  /** A clause's number, over the game's own panel. */
  Tag: ComponentType<{ clause: Clause }>;
}

/** Sentences one after the other, each with its clause. */
export function Lines<Clause extends string>({ lines, Tag }: LinesProps<Clause>) {
  return (
    <p class="told-lines">
      {lines.map(({ text, clause }, index) => (
        <span key={index} class="told-line">
          {text} {clause && <Tag clause={clause} />}{' '}
        </span>
      ))}
    </p>
  );
}
