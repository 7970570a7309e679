import type { Clause } from '../../../../games/gug/clauses.ts';
import { seatSize, VARIATION_CODES, type GugSetup } from '../../../../games/gug/setup.ts';
import { makeVariationCode } from '../../../../games/gug/variation-code.ts';
import type { SetupDraft } from '../../../../log/gug-form.ts';
import { ClauseTag } from '../../ClauseTag.tsx';
import { CodeField } from './CodeField.tsx';
import { STANDARD_WISH } from './fresh-draft.ts';
import { PartFold } from './PartFold.tsx';
import { reseat } from './seats.ts';
import { newSeed } from '../../../shared/chance.ts';
import { useSetup } from './setup-context.ts';
import { Term } from './Term.tsx';

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
  const stands = closed ? `${text[variation].name} + ${text.closed}` : text[variation].name;
  return (
    <PartFold
      part="variation"
      value={
        <>
          {stands} <span class="code">{code}</span>
        </>
      }
    >
      <fieldset class="variations">
        <legend class="visually-hidden">{text.legend}</legend>
        {VARIATION_CODES.map((each) => (
          <div key={each} class="variation">
            <label class="reading">
              <input
                type="radio"
                name="setup-variation"
                checked={variation === each}
                onChange={() => choose(each, closed !== null, text[each].name)}
              />
              <span>
                <strong>{text[each].name}</strong> <span class="code">{makeVariationCode(each, false)}</span>
                <span class="what">{text[each].what}</span>
              </span>
            </label>
            <ClauseTag clause={CLAUSE_OF[each]} />
          </div>
        ))}
        <div class="variation">
          <label class="reading">
            <input
              type="checkbox"
              checked={closed !== null}
              onChange={() => choose(variation, closed === null, text.closed)}
            />
            <span>
              <strong>{text.closed}</strong> <span class="code">-CS</span>
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
