import { useEffect, useRef } from 'preact/hooks';
import { isOtherRailway } from '../../games/gug/position.ts';
import { fill } from '../../i18n/fill.ts';
import type { End } from '../../games/gug/moves.ts';
import type { Verdict } from '../../games/gug/verdict.ts';
import { $situation, $verdict, $ways, takeWay } from './session.ts';
import { releaseFocus } from '../../ui/focus.ts';
import { useStore } from '../../ui/use-store.ts';
import { showMap } from './focus.ts';
import { Finder } from './Finder.tsx';
import { LineBadge, Said } from './Sign.tsx';
import { usePanel } from './panel-context.ts';

/** The route as a row of numbered steps; and a box to type where it goes, until it is a whole turn. */
export function RouteSteps() {
  const { words } = usePanel();
  const { route } = useStore($situation);
  const verdict = useStore($verdict);
  const isEmpty = route.length === 0;
  return (
    <>
      <ToMap />
      {!isEmpty && <RouteChips />}
      {verdict?.outcome === 'legal' && isEmpty ? (
        <p class="hint">{words.panel.ends.none}</p>
      ) : verdict && isWhole(verdict) ? (
        <OtherWay verdict={verdict} />
      ) : (
        <RouteFinder isSmall={!isEmpty} />
      )}
    </>
  );
}

/** For who goes by keyboard: on where the map stands. */
export function ToMap() {
  return (
    <button type="button" class="key to-map" onClick={showMap}>
      {usePanel().words.panel.route.onMap}
    </button>
  );
}

/** A box to type where the route goes. */
export function RouteFinder({ isSmall }: { isSmall: boolean }) {
  const { words, network, tap } = usePanel();
  const { route: text, ask } = words.panel;
  return (
    <Finder
      isSmall={isSmall}
      things={[...network.board.stations.values()]}
      label={text.search}
      placeholder={isSmall ? ask.type : text.search}
      none={(name) => fill(ask.noMatch, { text: name })}
      choose={({ id }) => releaseFocus(() => tap(id, 'typed'))}
    />
  );
}

/** The steps of the route, where a tap offers other lines. */
export function RouteChips() {
  const { words, names, open } = usePanel();
  const { route } = useStore($situation);
  const verdict = useStore($verdict);
  const row = useRef<HTMLOListElement>(null);
  useEffect(() => {
    row.current?.scrollTo({ left: row.current.scrollWidth });
  }, [route]);
  const faults = new Set(verdict?.findings.filter(({ effect }) => effect === 'breaks').map(({ step }) => step));
  return (
    <ol class="chips" ref={row}>
      {route.map(({ line, to }, index) => (
        <li key={index}>
          <button
            type="button"
            class="chip card"
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
  );
}

/** Whether nothing can follow: a turn that may stop early may also go on (R6). */
export const isWhole = ({ outcome, findings }: Verdict): boolean =>
  outcome === 'legal' && findings.every(({ reason }) => reason !== 'stopped-early');

/**
 * Where the same end can be come to otherwise: the next such way, by its line of arrival and what it costs then. One tap draws
 * it and has it judged; after the last of them comes the first again.
 */
export function OtherWay({ verdict }: { verdict: Verdict }) {
  const { words, names } = usePanel();
  const { route } = useStore($situation);
  const ways = useStore($ways);
  const { route: text } = words.panel;
  const lineOf = (way: Pick<End, 'route'>) => way.route.at(-1)!.line;
  const mayDrop = verdict.drop.allowed === 'yes';
  const now = ways.findIndex(
    (way) => lineOf(way) === lineOf({ route }) && way.sips === verdict.sips.total && (way.drop === 'yes') === mayDrop,
  );
  const place = (now + 1) % ways.length;
  const next = ways[place];
  if (!next || place === now) return null;
  const { sips } = next;
  const drops = next.drop === 'yes';
  const line = lineOf(next);
  const differs = [
    ...(sips === verdict.sips.total ? [] : [fill(text.otherSips, { count: sips })]),
    ...(drops === mayDrop ? [] : [drops ? text.otherDrop : text.otherNoDrop]),
  ];
  const isOtherLine = line !== lineOf({ route });
  const said = isOtherLine ? [fill(text.other, { line: names.line(line) })] : [text.otherWay];
  return (
    <button type="button" class="key other-way" data-do="other-way" onClick={() => takeWay(next)}>
      <Said words={[...said, ...differs].join(', ')}>
        <span>
          {text.or} {isOtherLine && <LineBadge line={line} />}
        </span>
        <small>{differs.join(', ')}</small>
      </Said>
    </button>
  );
}
