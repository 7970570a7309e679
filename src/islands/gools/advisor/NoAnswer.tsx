import { useEffect, useState } from 'preact/hooks';
import { useTable } from '../table.ts';
import { ask } from './ask.ts';
import type { Answer, Question } from './question.ts';

/** Stands where an answer will stand, or says why there is none. */
export function NoAnswer({ thought }: { thought: NoThought }) {
  const { thinking, trouble, again } = useTable().words.advisor;
  if (thought.is === 'thinking')
    return (
      <p class="no-answer soft" role="status">
        {thinking}
      </p>
    );
  return (
    <div class="no-answer">
      <p role="alert">{trouble}</p>
      <button type="button" class="key" onClick={thought.again}>
        {again}
      </button>
    </div>
  );
}

/** Why there is no answer. */
type NoThought =
  | { readonly is: 'thinking' }
  /** No worker can be had. */
  | { readonly is: 'trouble'; readonly again: () => void };

type AnswerOf<Kind extends Answer['kind']> = Extract<Answer, { readonly kind: Kind }>;

/** What has come of a question. */
type Thought<Kind extends Answer['kind']> = { readonly is: 'answered'; readonly answer: AnswerOf<Kind> } | NoThought;

/** Asks whenever the question is another one; an answer that comes too late is dropped. */
export function useAnswer<Kind extends Answer['kind']>(question: Question & { readonly kind: Kind }): Thought<Kind> {
  const [thought, think] = useState<Thought<Kind> & { readonly asked?: string }>({ is: 'thinking' });
  const [tries, setTries] = useState(0);
  const asked = JSON.stringify(question);
  useEffect(() => {
    let isWanted = true;
    think({ is: 'thinking' });
    void ask(question).then((answer) => {
      if (!isWanted) return;
      const isAnswer = (found: Answer | undefined): found is AnswerOf<Kind> => found?.kind === question.kind;
      const again = () => setTries(tries + 1);
      think(isAnswer(answer) ? { is: 'answered', answer, asked } : { is: 'trouble', again, asked });
    });
    return () => {
      isWanted = false;
    };
  }, [asked, tries]);
  // Between another question and its effect the last answer still stands here.
  return thought.is !== 'thinking' && thought.asked === asked ? thought : { is: 'thinking' };
}
