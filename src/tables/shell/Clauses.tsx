import type { ComponentChildren } from 'preact';
import { fill } from '../../i18n/fill.ts';
import { ClauseCard } from '../../ui/ClauseCard.tsx';
import { ClauseLink } from '../../ui/ClauseLink.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { RulingFold, StatedReading } from '../../ui/RulingFold.tsx';
import { type TableUi, type TableForm, usePanel } from './table.ts';

interface SheetProps {
  title: string;
  close: () => void;
  children: ComponentChildren;
}

/** Lies over the panel. */
export function Sheet({ title, close, children }: SheetProps) {
  const { ui, words } = usePanel();
  return (
    <Dialog title={title} closeKey={words.shared.clause.close} close={close} fallback={`${ui.game}-now`}>
      {children}
    </Dialog>
  );
}

/** A clause's number: opens it over the panel. */
export function ClauseTag({ clause }: { clause: string }) {
  const panel = usePanel();
  const { ui, words, open } = panel;
  const { number, page } = ui.clause(clause, panel);
  return (
    <ClauseLink
      number={number}
      address={`${page}#${clause}`}
      label={fill(words.shared.clause.read, { clause: number })}
      open={() => open({ kind: 'clause', clause })}
    />
  );
}

interface RulingChoices<Chosen extends object> {
  /** Keeps the names of the radio buttons apart where a ruling stands twice on the page. */
  readonly place: string;
  readonly chosen: Chosen;
  readonly choose: (ruling: keyof Chosen & string, option: string) => void;
}

/** Some gaps of the rule books, and how this table reads each. */
export function Rulings<Chosen extends object>(props: RulingChoices<Chosen> & { ids: readonly string[] }) {
  const { ids, place, choose } = props;
  const { ui, words, rulings } = usePanel();
  const chosen = props.chosen as Readonly<Record<string, string>>;
  return (
    <>
      {ids.map((id) => (
        <RulingFold
          key={id}
          id={id}
          place={place}
          ruling={rulings[id]!}
          keys={ui.rulings.forms[id]!.options}
          chosen={chosen[id]!}
          words={words.shared.rulings}
          choose={(option) => choose(id as keyof Chosen & string, option)}
        />
      ))}
    </>
  );
}

/** The gaps that a table may read in more ways than one, but for those that stand apart. */
export const choicesOf = ({ forms, apart }: TableUi<TableForm>['rulings']): readonly string[] =>
  Object.keys(forms).filter((id) => forms[id]!.options.length > 1 && apart?.ids.includes(id) !== true);

/** All that a table may read in its own way. */
export function AllRulings<Chosen extends object>(props: RulingChoices<Chosen>) {
  const panel = usePanel();
  const { rulings } = panel.ui;
  return (
    <>
      <Rulings ids={choicesOf(rulings)} {...props} />
      {rulings.apart && (
        <details class="unfolds">
          <summary>{rulings.apart.summary(panel)}</summary>
          <Rulings ids={rulings.apart.ids} {...props} />
        </details>
      )}
    </>
  );
}

/** The clause that lies over the panel, and what the table may choose about it. */
export function ClauseSheet<Chosen extends object>({ place, ...choices }: RulingChoices<Chosen>) {
  const panel = usePanel();
  const { ui, words, rulings, clause, open, closeClause } = panel;
  if (clause === undefined) return null;
  const { number, sentence, page, among } = ui.clause(clause, panel);
  const stated = Object.keys(rulings).filter((id) => rulings[id]!.on?.includes(clause));
  const ids = Object.keys(ui.rulings.forms).filter((id) => ui.rulings.forms[id]!.on.includes(clause));
  return (
    <ClauseCard
      key={clause}
      clause={clause}
      number={number}
      sentence={sentence}
      page={page}
      clauses={among}
      words={words.shared.clause}
      open={(cited) => open({ kind: 'clause', clause: cited })}
      close={closeClause}
      fallback={`${ui.game}-now`}
    >
      {ids.length + stated.length > 0 && <h4>{words.shared.rulings.heading}</h4>}
      <Rulings ids={ids} place={`${place}-clause`} {...choices} />
      {stated.map((id) => (
        <StatedReading key={id} id={id} ruling={rulings[id]!} words={words.shared.rulings} />
      ))}
    </ClauseCard>
  );
}
