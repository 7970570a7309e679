import type { RulingId } from '../../../src/games/gug/rulings.ts';
import type { BoardName, House, Row } from './ask.ts';

type Expected = Pick<Row, 'is' | 'breaks' | 'keeps' | 'sips' | 'sum' | 'drop' | 'why'>;

/** One situation, and what it comes to under each reading of a ruling. */
export interface RulingRow {
  readonly id: RulingId;
  readonly say: string;
  readonly on?: BoardName;
  readonly ask: string;
  /** Agreed beside the ruling in question. */
  readonly house?: House;
  readonly readings: Readonly<Record<string, Expected>>;
}
