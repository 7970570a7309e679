import type { LineId, StationId } from '../../games/gug/board-data.ts';
import type { GugWords } from '../../i18n/gug/words.ts';
import { $situation, change } from './session.ts';
import { addStep, comeBy, rideTo, standAt, waysTo } from './asking.ts';
import type { Panel } from './panel-context.ts';

type Asking = Pick<Panel, 'network' | 'names' | 'question' | 'ask' | 'open'> & { readonly words: GugWords };

/**
 * What a tap on a station means: the answer to the question that is open.
 *
 * @param lines - of the dot that was tapped, where the station has several.
 */
export function tapOn(
  { network, names, question, ask, open }: Asking,
  station: StationId,
  lines: readonly LineId[] = [],
): void {
  const situation = $situation.get();
  const label = names.station(station);
  const other = network.board.others.get(station);
  if (other) {
    if (question !== 'route' || !situation.position || situation.dice.length === 0) return;
    const [line, ...others] = other.railways;
    if (others.length > 0 || !line) open({ kind: 'railways', station });
    else change(addStep(situation, { line, to: station }), label);
    return;
  }
  const stand = () => {
    change(standAt(situation, station), label);
    ask('came');
  };
  if (question === 'at' || !situation.position) stand();
  else if (question === 'came') {
    const ways = waysTo(network, situation.position.at).filter(
      ({ from }) => network.place(from) === network.place(station),
    );
    const way = ways.find(({ by }) => lines.includes(by)) ?? ways[0];
    if (!way) {
      stand();
      return;
    }
    change(comeBy(situation, way), label);
    ask(situation.dice.length > 0 ? 'route' : 'die');
  } else if (situation.dice.length === 0) ask('die');
  else {
    const next = rideTo(network, situation, station, lines);
    if (next) change(next, label);
    ask('route');
  }
}
