import { Lines as SharedLines } from '../../shared/table/Lines.tsx';
import { ClauseTag } from '../ClauseTag.tsx';
import type { Line } from './told.ts';

/** Sentences one after the other, each with its clause. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  return <SharedLines lines={lines} Tag={ClauseTag} />;
}
