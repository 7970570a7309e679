import { useEffect, useId, useState } from 'preact/hooks';
import type { Advice } from '../../../games/gools/advisor/advice.ts';
import { type Aim, AIMS } from '../../../games/gools/advisor/aims.ts';
import { leaders } from '../../../games/gools/lead.ts';
import { fill } from '../../../i18n/fill.ts';
import { chooseAdvisor } from '../../../storage/choices.ts';
import { AimKeys } from '../../../ui/AimKeys.tsx';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { Die } from '../dice/Die.tsx';
import { useTable } from '../table.ts';
import { ask } from './ask.ts';
import { CLAUSE_OF, type Column, COLUMN_OF, columnsFor, handName, numbersIn, valueOf } from './numbers.ts';
import type { Answer, AskedThrow, Question } from './question.ts';
import { useAdvisor } from './use-advisor.ts';

/** A throw, what may be played for, and what each choice is worth then. */
export function Advised({ asked, close }: { asked: AskedThrow; close: () => void }) {
  const { question, seat } = asked;
  const thought = useAnswer(question);
  const { aim, lead } = question.prospect;
  return (
    <>
      <AskedDice asked={asked} />
      <GoolsAim />
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

interface BestKeepProps {
  keep: Advice;
  aim: Aim;
  seat: number;
  close: () => void;
}

/** The best choice as dice, what it is worth, and one tap to follow it. */
function BestKeep({ keep: { kept, figures }, aim, seat, close }: BestKeepProps) {
  const { words, lang, play } = useTable();
  const { best, bestFigure, leave } = words.advisor.advice;
  const column = COLUMN_OF[aim];
  const figure = numbersIn(lang).figure(column, valueOf(figures, column));
  return (
    <div class="best-keep" data-best={kept.join(' ')}>
      <h4>{best}</h4>
      <DiceLine dice={kept} size={56} />
      <p>{fill(bestFigure, { name: words.advisor.figures[column].long, figure })}</p>
      <button
        type="button"
        class="key go wide"
        onClick={() => {
          if (play({ kind: 'keep', seat, dice: kept })) close();
        }}
      >
        {leave}
      </button>
    </div>
  );
}

/** What was thrown and what lies, and what there is to beat. */
function AskedDice({ asked: { seat, question } }: { asked: AskedThrow }) {
  const { words, state, name } = useTable();
  const { threw, lying, opens, toBeat, toBeatTied, still } = words.advisor.advice;
  const tied = 'round' in state.stage ? leaders(state.stage.round) : [];
  const [first] = tied;
  const beat = () => {
    if (!first) return opens;
    const hand = handName(words.advisor.hands, first.hand);
    return tied.length === 1
      ? fill(toBeat, { hand, name: name(first.seat) })
      : fill(toBeatTied, { hand, count: tied.length });
  };
  return (
    <>
      <dl class="asked-dice flow">
        <div>
          <dt>{fill(threw, { name: name(seat) })}</dt>
          <dd>
            <DiceLine dice={question.thrown} size={36} />
          </dd>
        </div>
        {question.lying.length > 0 && (
          <div>
            <dt>{lying}</dt>
            <dd>
              <DiceLine dice={question.lying} size={36} />
            </dd>
          </div>
        )}
      </dl>
      <p class="soft">
        {beat()} {fill(still, { count: question.prospect.still })}
      </p>
    </>
  );
}

/** What is played for. */
export function GoolsAim() {
  const { words } = useTable();
  const { aim } = useAdvisor();
  return <AimKeys {...words.advisor.aim} aims={AIMS} aim={aim} choose={(each) => chooseAdvisor({ aim: each })} />;
}

interface KeepTableProps {
  keeps: readonly Advice[];
  aim: Aim;
  hasLead: boolean;
}

/** Every choice with all its figures, the aim's own figure first; on a narrow screen the others slide past the dice. */
function KeepTable({ keeps, aim, hasLead }: KeepTableProps) {
  const { advice, figures } = useTable().words.advisor;
  const [meant, tell] = useState<Column>();
  const id = useId();
  return (
    <>
      <h4 id={`${id}-all`}>{advice.all}</h4>
      <div id={`${id}-means`} role="status">
        {meant ? <ColumnMeaning column={meant} /> : <p class="soft">{advice.assume}</p>}
      </div>
      <section class="keep-frame" aria-labelledby={`${id}-all`} tabIndex={0}>
        <table class="keep-table">
          <thead>
            <tr>
              <th scope="col">{advice.kept}</th>
              {columnsFor(aim, hasLead).map((column) => (
                <th key={column} scope="col">
                  <button
                    type="button"
                    class="bare"
                    aria-expanded={meant === column}
                    aria-controls={`${id}-means`}
                    title={figures[column].long}
                    onClick={() => tell(meant === column ? undefined : column)}
                  >
                    {figures[column].name}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {keeps.map((keep, index) => (
              <KeepRow key={keep.kept.join()} keep={keep} columns={columnsFor(aim, hasLead)} isBest={index === 0} />
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

/** What a column of the table means, with its clause. */
function ColumnMeaning({ column }: { column: Column }) {
  const { long, means } = useTable().words.advisor.figures[column];
  return (
    <p class="column-meaning">
      <strong>{long}.</strong> {means} <ClauseTag clause={CLAUSE_OF[column]} />
    </p>
  );
}

interface KeepRowProps {
  keep: Advice;
  columns: readonly Column[];
  isBest: boolean;
}

/** One choice and its figures. */
function KeepRow({ keep: { kept, figures }, columns, isBest }: KeepRowProps) {
  const { words, lang } = useTable();
  const { figure } = numbersIn(lang);
  return (
    <tr data-keep={kept.join(' ')}>
      <th scope="row">
        <DiceLine dice={kept} size={24} />
        {isBest && <span class="keep-best">{words.advisor.advice.isBest}</span>}
      </th>
      {columns.map((column) => (
        <td key={column}>{figure(column, valueOf(figures, column))}</td>
      ))}
    </tr>
  );
}

/** Some dice in a row, the lowest first; said as numbers to who cannot see them. */
export function DiceLine({ dice, size }: { dice: readonly number[]; size: number }) {
  const { lang } = useTable();
  const inOrder = [...dice].sort((one, other) => one - other);
  return (
    <span class="dice-line" role="img" aria-label={numbersIn(lang).dice(inOrder)}>
      {inOrder.map((eyes, index) => (
        <Die key={index} eyes={eyes} size={size} />
      ))}
    </span>
  );
}

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
