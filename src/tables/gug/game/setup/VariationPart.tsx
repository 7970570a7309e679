import { useEffect, useState } from 'preact/hooks';
import type { Clause } from '../../../../games/gug/clauses.ts';
import { type GugSetup, seatSize, VARIATION_CODES } from '../../../../games/gug/setup.ts';
import { makeVariationCode, parseVariationCode } from '../../../../games/gug/variation-code.ts';
import { fill } from '../../../../i18n/fill.ts';
import type { SetupDraft } from '../../../../storage/gug-form.ts';
import { newSeed } from '../../../../ui/chance.ts';
import { ClauseTag } from '../../ClauseTag.tsx';
import { PartFold, useSetup } from './setup-context.tsx';
import { Term } from './Term.tsx';
import { STANDARD_WISH } from './fresh-draft.ts';
import { reseat } from './seats.ts';
import { AS_TYPED } from '../../../../ui/NameField.tsx';

type Code = GugSetup['variation'];

const CLAUSE_OF: Readonly<Record<Code, Clause>> = { C: 'gug-17.1', CT: 'gug-17.2', CSP: 'gug-17.3', DUT: 'gug-17.4' };
/** Seats at a table that has not said how many play: two teams are enough where people are counted (R28). */
const leastSeats = ({ isFriendly, rulings }: SetupDraft, size: 1 | 2): number =>
  isFriendly || (size === 2 && rulings.R28 === 'people') ? 2 : 3;

/** What changes with the variation: teams sit and part, and Closed Stations want a draw. */
function varied(draft: SetupDraft, variation: Code, isClosed: boolean): Partial<SetupDraft> {
  const { seats, closed } = draft;
  const size = seatSize(variation);
  return {
    variation,
    seats: reseat(seats, size, leastSeats(draft, size)),
    closed: isClosed ? (closed ?? { wish: STANDARD_WISH, seed: newSeed() }) : null,
  };
}

/** How the table plays (17.1-17.5): four variations, Closed Stations with any of them, and the code for it all. */
export function VariationPart() {
  const { words, draft, change } = useSetup();
  const { variations: text } = words.setup;
  const { variation, closed } = draft;
  const choose = (code: Code, isClosed: boolean, label: string) => change(varied(draft, code, isClosed), label);
  const code = makeVariationCode(variation, closed !== null);
  const stands = [text[variation].name, ...(closed ? [text.closed] : [])].join(' + ');
  return (
    <PartFold part="variation" value={stands}>
      <fieldset class="variations">
        <legend class="visually-hidden">{text.legend}</legend>
        {VARIATION_CODES.map((each) => (
          <div key={each} class="variation card">
            <label class="reading">
              <input
                type="radio"
                name="setup-variation"
                checked={variation === each}
                onChange={() => choose(each, closed !== null, text[each].name)}
              />
              <span>
                <strong>{text[each].name}</strong>
                <span class="what">{text[each].what}</span>
              </span>
            </label>
            <ClauseTag clause={CLAUSE_OF[each]} />
          </div>
        ))}
        <div class="variation card">
          <label class="reading">
            <input
              type="checkbox"
              checked={closed !== null}
              onChange={() => choose(variation, closed === null, text.closed)}
            />
            <span>
              <strong>{text.closed}</strong>
              <span class="what">{text.closedWhat}</span>
            </span>
          </label>
          <ClauseTag clause="gug-17.5" />
        </div>
      </fieldset>
      <p class="row">
        <Term term="endStation" />
        <Term term="inhibition" />
      </p>
      <CodeField code={code} choose={choose} />
    </PartFold>
  );
}

interface CodeFieldProps {
  /** The code of the variation that is chosen. */
  code: string;
  choose: (variation: GugSetup['variation'], isClosed: boolean, label: string) => void;
}

/** The variation's code, as on result sheets; one that is typed chooses its variation. */
function CodeField({ code, choose }: CodeFieldProps) {
  const { variations: text } = useSetup().words.setup;
  const [typed, setTyped] = useState(code);
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    setTyped(code);
    setFault(undefined);
  }, [code]);
  const take = (entered: string) => {
    const read = parseVariationCode(entered);
    if (read.ok) {
      setFault(undefined);
      if (makeVariationCode(read.variation, read.isClosed) === code) setTyped(code);
      else choose(read.variation, read.isClosed, text.code);
    } else if (read.why === 'empty') setTyped(code);
    else setFault(fill(read.why === 'unknown-part' ? text.codeUnknown : text.codeOdd, { part: read.part }));
  };
  return (
    <label class="code-field stack tight">
      <span>{text.code}</span>
      <input
        class="field"
        type="text"
        value={typed}
        {...AS_TYPED}
        autoCapitalize="characters"
        aria-invalid={fault !== undefined}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setFault(undefined);
        }}
        onChange={({ currentTarget }) => take(currentTarget.value)}
      />
      <span class={fault === undefined ? 'soft' : 'fault'} role="status">
        {fault ?? text.codeHint}
      </span>
    </label>
  );
}
