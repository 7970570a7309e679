import { momentOf } from '../moment.ts';
import { NamePart } from '../three-man/NamePart.tsx';
import { OneDiePart } from '../three-man/OneDiePart.tsx';
import { ThreeManPart } from '../three-man/ThreeManPart.tsx';
import { useTable } from '../table.ts';
import { KeepPart } from './KeepPart.tsx';
import { OverPart } from './OverPart.tsx';
import { RollOffPart } from './RollOffPart.tsx';
import { TurnPart } from './TurnPart.tsx';

/** The keys for what is due. */
export function PlayPart() {
  const { fold, state, due } = useTable();
  const [main] = due;
  switch (state.stage.is) {
    case 'between':
    case 'round':
      if (main?.kind === 'keep') return <KeepPart key={momentOf(fold.steps)} seat={main.seat} />;
      return main?.kind === 'throw' ? <TurnPart due={main} /> : null;
    case 'roll-off':
      return <RollOffPart stage={state.stage} />;
    case 'name':
      return <NamePart />;
    case 'one-die':
      return <OneDiePart />;
    case 'three-man':
      return <ThreeManPart />;
    case 'over':
      return <OverPart />;
  }
}
