import { ClauseTag } from '../ClauseTag.tsx';
import type { Line } from './line.ts';

/** Sentences one after the other, each with its clause. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <p class="told-lines">
      {lines.map(({ text, clause }, index) => (
        <span key={index} class="told-line">
          {text} {clause && <ClauseTag clause={clause} />}{' '}
        </span>
      ))}
    </p>
  );
}
