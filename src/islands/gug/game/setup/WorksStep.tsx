import { useEffect, useRef } from 'preact/hooks';
import type { StationId } from '../../../../games/gug/board-data.ts';
import type { Works } from '../../../../games/gug/position.ts';
import { fill } from '../../../../i18n/fill.ts';
import { ClauseTag } from '../../ClauseTag.tsx';
import { ClosedList } from '../../ClosedList.tsx';
import { usePanel } from '../../panel-context.ts';
import { TflKey } from '../../works/TflKey.tsx';
import { WorksFinder } from '../../WorksFinder.tsx';
import { useStore } from '../../../shared/use-store.ts';
import { useSetup } from './setup-context.ts';
import { $place, closeKind, pick } from './setup-session.ts';
import { neighboursOf, stretchOf, toggleStretch } from '../../../../works/closing.ts';

/** The day's works (2.2), by tapping on the map, or by name. */
export function WorksStep() {
  const { names, network, words: panelWords } = usePanel();
  const { words, draft, change } = useSetup();
  const { kind, picked, said } = useStore($place);
  const { works: text } = words.setup;
  const { works } = draft;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const set = (changed: Works, label: string) => change({ works: changed }, label);
  const close = (to: StationId) => {
    if (!picked) return;
    const label = fill(panelWords.panel.works.stretch, { other: names.station(picked), station: names.station(to) });
    pick(undefined);
    set(toggleStretch(works, stretchOf(picked, to)), label);
  };
  const toHand = (wanted: keyof Works) => {
    closeKind(wanted);
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <h3 ref={heading} tabIndex={-1} class="line">
        <span>{text.heading}</span> <ClauseTag clause="gug-2.2" />
      </h3>
      <fieldset class="row">
        <legend class="visually-hidden">{text.heading}</legend>
        {(['stations', 'stretches'] as const).map((each) => (
          <label key={each} class="count">
            <input type="radio" name="setup-works" checked={kind === each} onChange={() => closeKind(each)} />
            <span>{text[each]}</span>
          </label>
        ))}
      </fieldset>
      {picked ? (
        <ul class="chips" aria-label={fill(text.tapOther, { station: names.station(picked) })}>
          {neighboursOf(network.board, picked).map((station) => (
            <li key={station}>
              <button type="button" class="chip" onClick={() => close(station)}>
                {names.station(station)}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <WorksFinder
          kind={kind}
          works={works}
          set={set}
          placeholder={kind === 'stations' ? text.tapStation : text.tapStretch}
        />
      )}
      <p role="status">{said || (picked && fill(text.tapOther, { station: names.station(picked) }))}</p>
      <ClosedList works={works} set={set} />
      <TflKey works={works} set={set} toHand={toHand} />
    </>
  );
}
