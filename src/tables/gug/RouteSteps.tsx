import { useEffect, useRef } from 'preact/hooks';
import { isOtherRailway } from '../../games/gug/position.ts';
import { fill } from '../../i18n/fill.ts';
import { $situation, $verdict } from './session.ts';
import { releaseFocus } from '../../ui/focus.ts';
import { useStore } from '../../ui/use-store.ts';
import { showMap } from './focus.ts';
import { Finder } from './Finder.tsx';
import { LineBadge } from './LineBadge.tsx';
import { usePanel } from './panel-context.ts';
import { Said } from './Said.tsx';

/** The route as a row of numbered steps, where a tap offers other lines; and a box to type where it goes. */
export function RouteSteps() {
  const { words, names, network, open, tap } = usePanel();
  const { route } = useStore($situation);
  const verdict = useStore($verdict);
  const row = useRef<HTMLOListElement>(null);
  useEffect(() => {
    row.current?.scrollTo({ left: row.current.scrollWidth });
  }, [route.length]);
  const onMap = (
    <button type="button" class="key to-map" onClick={showMap}>
      {words.panel.route.onMap}
    </button>
  );
  const { route: text, ask } = words.panel;
  const isEmpty = route.length === 0;
  const typed = (
    <Finder
      isSmall={!isEmpty}
      things={[...network.board.stations.values()]}
      label={text.search}
      placeholder={isEmpty ? text.search : ask.type}
      none={(name) => fill(ask.noMatch, { text: name })}
      choose={({ id }) => releaseFocus(() => tap(id))}
    />
  );
  if (isEmpty)
    return (
      <>
        {onMap}
        {verdict?.outcome === 'legal' ? <p class="hint">{words.panel.ends.none}</p> : typed}
      </>
    );
  const faults = new Set(verdict?.findings.filter(({ effect }) => effect === 'breaks').map(({ step }) => step));
  return (
    <>
      {onMap}
      <ol class="chips" ref={row}>
        {route.map(({ line, to }, index) => (
          <li key={index}>
            <button
              type="button"
              class="chip"
              data-fault={faults.has(index)}
              aria-haspopup="dialog"
              onClick={() => open({ kind: 'step', index })}
            >
              <Said
                words={fill(isOtherRailway(line) ? words.panel.route.railwayStep : words.panel.route.step, {
                  step: index + 1,
                  line: names.line(line),
                  station: names.station(to),
                })}
              >
                <span class="step-number">{index + 1}</span>
                <LineBadge line={line} />
                <span>{names.station(to)}</span>
              </Said>
            </button>
          </li>
        ))}
      </ol>
      {typed}
    </>
  );
}
