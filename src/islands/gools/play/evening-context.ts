import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GoolsEvent } from '../../../games/gools/events.ts';
import type { GoolsFinding } from '../../../games/gools/play-decision.ts';
import type { Judgement } from '../../../games/shared/game.ts';

/** What was refused: it stands above the keys until it is put away, or something else is played. */
export interface Notice {
  readonly event: GoolsEvent;
  readonly judgement: Judgement<GoolsFinding>;
}

export interface Evening {
  readonly notice: Notice | undefined;
  readonly say: (notice: Notice | undefined) => void;
  /** Goes to the set-up of another evening. */
  readonly setUp: () => void;
}

export const EveningContext = createContext<Evening | undefined>(undefined);

export function useEvening(): Evening {
  const evening = useContext(EveningContext);
  if (!evening) throw new Error('outside an evening of Gools');
  return evening;
}
