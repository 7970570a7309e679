import type { Due } from '../../../../games/gug/play-state.ts';
import { MovePart } from './MovePart.tsx';
import { OverPart } from './OverPart.tsx';
import { OwesPart } from './OwesPart.tsx';
import { PassPart } from './PassPart.tsx';
import { PlacePart } from './PlacePart.tsx';
import { RollPart } from './RollPart.tsx';
import { ThrowPart } from './ThrowPart.tsx';
import { TossPart } from './TossPart.tsx';

/** The keys for what is due; the time's own key stands apart. */
export function PlayPart({ due }: { due: Due }) {
  switch (due.kind) {
    case 'throw':
      return <ThrowPart due={due} />;
    case 'place':
      return <PlacePart due={due} />;
    case 'skip':
    case 'drink':
      return <OwesPart seat={due.seat} owed={due.owed} maySkip={due.kind === 'skip'} />;
    case 'roll':
      return <RollPart due={due} />;
    case 'move':
      return <MovePart due={due} />;
    case 'toss':
      return <TossPart seat={due.seat} />;
    case 'pass':
      return <PassPart seat={due.seat} />;
    case 'time-up':
      return null;
    case 'over':
      return <OverPart />;
  }
}
