import { Sheet } from '../../shell/Clauses.tsx';
import { useTable } from '../table.ts';
import { Advised } from './Advised.tsx';
import { askedThrow } from './asked-throw.ts';
import { useAdvisor } from './use-advisor.ts';

/** What the advisor says of the throw that lies there. */
export function AdviceSheet({ close }: { close: () => void }) {
  const { words, state } = useTable();
  const { isAllowed, aim } = useAdvisor();
  const { heading, off, nothing } = words.advisor.advice;
  const asked = askedThrow(state, aim);
  return (
    <Sheet title={heading} close={close}>
      {!isAllowed && <p>{off}</p>}
      {isAllowed && !asked && <p>{nothing}</p>}
      {isAllowed && asked && <Advised asked={asked} close={close} />}
    </Sheet>
  );
}
