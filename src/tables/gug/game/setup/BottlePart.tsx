import { useEffect, useState } from 'preact/hooks';
import { sipsInBottle } from '../../../../games/gug/sips.ts';
import { fill } from '../../../../i18n/fill.ts';
import { numberOf } from '../../../../i18n/numbers.ts';
import { ClauseTag } from '../../ClauseTag.tsx';
import { RadioKey } from '../../RadioKey.tsx';
import { usePanel } from '../../panel-context.ts';
import { parseCentilitres } from './problems.ts';
import { PartFold, useSetup } from './setup-context.tsx';

/** The bottles of 6.1, in centilitres. */
const USUAL = [33, 38] as const;

/** What is in a bottle, and how many sips that makes (6.1). */
export function BottlePart() {
  const { lang } = usePanel();
  const { words, draft, change } = useSetup();
  const { bottle: text, values } = words.setup;
  const { bottle } = draft;
  const isUsual = USUAL.some((each) => each === bottle);
  const [asksOther, setAsksOther] = useState(!isUsual);
  const inWords = (centilitres: number) => numberOf(centilitres, lang, 3);
  const [typed, setTyped] = useState<string>();
  // What was typed stands until something else was chosen or undone.
  useEffect(() => {
    const centilitres = typed === undefined ? undefined : parseCentilitres(typed);
    if (centilitres === bottle || (typed !== undefined && centilitres === undefined)) return;
    setTyped(undefined);
    setAsksOther(!isUsual);
  }, [bottle]);
  const shown = typed ?? (isUsual ? '' : inWords(bottle));
  const said = { centilitres: inWords(bottle), count: sipsInBottle(bottle, draft.rulings) };
  const isWrong = asksOther && shown !== '' && parseCentilitres(shown) === undefined;
  const choose = (centilitres: number, stroke?: string) =>
    change({ bottle: centilitres }, `${inWords(centilitres)} cl`, stroke);
  return (
    <PartFold part="bottle" value={fill(values.bottle, said)}>
      <fieldset>
        <legend>
          {text.legend} <ClauseTag clause="gug-6.1" />
        </legend>
        <div class="row">
          {USUAL.map((each) => (
            <RadioKey
              key={each}
              name="setup-bottle"
              isChosen={!asksOther && bottle === each}
              choose={() => {
                setAsksOther(false);
                choose(each);
              }}
            >
              {each} cl
            </RadioKey>
          ))}
          <RadioKey name="setup-bottle" isChosen={asksOther} choose={() => setAsksOther(true)}>
            {text.other}
          </RadioKey>
        </div>
      </fieldset>
      {asksOther && (
        <input
          class="field"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={text.field}
          placeholder={text.field}
          aria-invalid={isWrong}
          value={shown}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value);
            const centilitres = parseCentilitres(currentTarget.value);
            if (centilitres !== undefined) choose(centilitres, 'bottle');
          }}
        />
      )}
      <p aria-live="polite" class={isWrong ? 'fault' : 'setup-sips'}>
        {isWrong ? text.wrong : fill(text.sips, said)}
      </p>
    </PartFold>
  );
}
