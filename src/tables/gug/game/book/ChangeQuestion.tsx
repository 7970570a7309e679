import { useMemo, useState } from 'preact/hooks';
import type { GugEvent } from '../../../../games/gug/events.ts';
import type { Correction } from '../../../../games/shared/history.ts';
import { NAME_MOST } from '../../../../storage/text-schema.ts';
import { LossQuestion } from '../../../shell/LossQuestion.tsx';
import { typedText } from '../../../shell/typed-text.ts';
import { ClauseTag } from '../../ClauseTag.tsx';
import { AskedReferee } from '../AskedReferee.tsx';
import { useGame } from '../game-context.ts';
import { lostIn, outlook } from '../game-session.ts';
import type { Happened } from './happened.ts';
import { happenedWords } from './happened-words.ts';
import { useBookNames } from './use-book-names.ts';

/** What is to be done to an entry: it is said anew, taken out, or put back. */
export type Change =
  | { readonly kind: 'correct'; readonly correction: Correction<GugEvent> }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

interface ChangeQuestionProps {
  change: Change;
  entry: Happened;
  /** @param also - the later plays that are to hold by the referee's word. */
  save: (also: readonly Correction<GugEvent>[]) => void;
  cancel: () => void;
}

/** What a change costs, and whether the referee keeps the later entries as they were played (4.1). */
export function ChangeQuestion({ change, entry: { id, before }, save, cancel }: ChangeQuestionProps) {
  const { words, fold } = useGame();
  const { correcting, overrule } = words.play;
  const names = useBookNames();
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState('');
  const by = typedText(typed, NAME_MOST);
  const hasReferee = before.referee !== null;
  const look = (name: string) =>
    change.kind === 'correct'
      ? outlook(change.correction, { reason: correcting.reason, ...(!hasReferee && { by: name }) })
      : undefined;
  // How many there are does not depend on the referee's name; but on what another tab writes meanwhile.
  const found = useMemo(() => look(overrule.referee), [fold, change]);
  const lost = useMemo(
    () => found?.lost ?? (change.kind === 'correct' ? [] : lostIn(change.kind, [id])),
    [fold, change],
  );
  const told = lost.flatMap(({ play }) => {
    const step = fold.steps.find((each) => each.play.id === play.id);
    return step ? [{ id: play.id, text: happenedWords({ ...step, event: step.play.event }, names)[0] }] : [];
  });
  const keepNow = () => {
    if (!hasReferee && by === '') setMissing(overrule.needsReferee);
    else save(look(by)?.kept.also ?? []);
  };
  const asks = !hasReferee && (
    <>
      <AskedReferee value={typed} set={setTyped} />
      <p role="alert" class="missing">
        {missing}
      </p>
    </>
  );
  return (
    <LossQuestion
      words={correcting}
      told={told}
      lose={() => save([])}
      {...(found && {
        keep: {
          what: (
            <>
              {correcting.byReferee} <ClauseTag clause="gug-4.1" />
            </>
          ),
          lost: found.kept.lost.length,
          press: keepNow,
          asks,
        },
      })}
      cancel={cancel}
    />
  );
}
