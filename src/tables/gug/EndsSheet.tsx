import { useLayoutEffect, useState } from 'preact/hooks';
import type { End } from '../../games/gug/moves.ts';
import { isTossed } from '../../games/gug/reach.ts';
import { fill } from '../../i18n/fill.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { useStore } from '../../ui/use-store.ts';
import { LineBadge } from './LineBadge.tsx';
import { Sheet } from './Sheet.tsx';
import { bestEnds, cardsOf, type Why } from './best-ends.ts';
import { usePanel } from './panel-context.ts';
import { search } from './search.ts';
import { $ends, $situation, $verdict, $ways, change } from './session.ts';

/** Where the turn can legally end: the best as large cards, then every station once, with a search; a press takes its route. */
export function EndsSheet({ close }: { close: () => void }) {
  const { words, names, network, ask } = usePanel();
  const ends = useStore($ends);
  const situation = useStore($situation);
  const [text, setText] = useState('');
  const { ends: labels } = words.panel;
  // Whose turn it was is over, on another screen too: the ends of the next one are nobody's question yet.
  useLayoutEffect(() => {
    if (!ends) close();
  }, [ends]);
  const isUnfinished = useStore($verdict)?.outcome === 'incomplete';
  const ways = useStore($ways);
  const there = isUnfinished ? ways : [];
  const best = bestEnds(ends ?? []).map((end) => ({ ...end, id: end.at, name: names.station(end.at) }));
  // What is tossed there is drunk by everybody, beside what the end itself costs; not at every ending there, by some house rules.
  const isToss = isTossed(network, situation.position?.leicester ?? 0);
  const cards = cardsOf(best, isToss ? network.board.data.special.leicester : undefined);
  const found = text.trim() === '' ? best : search(best, text, best.length);
  const take = ({ at, route }: End) => {
    close();
    change({ ...situation, route }, names.station(at));
    ask('route');
  };
  const option = (end: End, why?: Why, key: string = end.at) => {
    const { at, route, changes, left, sips, drop } = end;
    const line = route.at(-1)?.line;
    return (
      <li key={key}>
        <button
          type="button"
          class={why ? 'option best' : 'option'}
          data-end={at}
          data-why={why}
          onClick={() => take(end)}
        >
          {line && <LineBadge line={line} />}
          <span>
            {why && <span class="soft">{labels.best[why]}</span>}
            <strong>{fill(labels.end, { station: names.station(at), count: sips })}</strong>
            <span class="soft">
              {[
                fill(labels.changes, { count: changes }),
                ...(left > 0 ? [fill(labels.pointsLeft, { count: left })] : []),
                ...(drop === 'yes' && !why ? [labels.drop] : []),
              ].join(' · ')}
            </span>
          </span>
        </button>
      </li>
    );
  };
  if (!ends) return null;
  return (
    <Sheet title={labels.heading} close={close}>
      {best.length === 0 && <p>{labels.none}</p>}
      <ul class="options keys">
        {there.map((end, index) => option(end, 'there', `there ${index}`))}
        {cards.map(({ end, why }) => option(end, why))}
      </ul>
      {best.length > cards.length && (
        <section>
          <h4>{labels.all}</h4>
          <SearchField label={labels.search} text={text} type={setText} />
          {found.length === 0 && <p>{fill(labels.noMatch, { text })}</p>}
          <ul class="options keys all-ends">{found.map((end) => option(end))}</ul>
        </section>
      )}
    </Sheet>
  );
}
