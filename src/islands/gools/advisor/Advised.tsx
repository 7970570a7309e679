import { AimKeys } from './AimKeys.tsx';
import type { AskedThrow } from './asked-throw.ts';
import { AskedDice } from './AskedDice.tsx';
import { BestKeep } from './BestKeep.tsx';
import { KeepTable } from './KeepTable.tsx';
import { NoAnswer } from './NoAnswer.tsx';
import { useAnswer } from './use-answer.ts';

/** A throw, what may be played for, and what each choice is worth then. */
export function Advised({ asked, close }: { asked: AskedThrow; close: () => void }) {
  const { question, seat } = asked;
  const thought = useAnswer(question);
  const { aim, lead } = question.prospect;
  return (
    <>
      <AskedDice asked={asked} />
      <AimKeys />
      {thought.is === 'answered' ? (
        <>
          <BestKeep keep={thought.answer.keeps[0]!} aim={aim} seat={seat} close={close} />
          <KeepTable keeps={thought.answer.keeps} aim={aim} hasLead={lead !== undefined} />
        </>
      ) : (
        <NoAnswer thought={thought} />
      )}
    </>
  );
}
