import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { CLASSIC } from '../../games/gug/sips.ts';
import type { Board } from '../../games/gug/board.ts';
import { fill } from '../../i18n/fill.ts';
import { $ends, $icons, $pointed, $situation, $table, $verdict } from './session.ts';
import { $boards } from './boards.ts';
import { useStore } from '../shared/use-store.ts';
import { MapKeys } from './MapKeys.tsx';
import { listenToKeys } from './map-keyboard.ts';
import { type MapView, openMap } from './map-view.ts';
import { usePanel } from './panel-context.ts';

/** Keeps the map in step with the question. Without the map's chunk the drawing stays as it is, and the list serves. */
export function MapBridge() {
  const panel = usePanel();
  const { network, question } = panel;
  const situation = useStore($situation);
  const ends = useStore($ends);
  const verdict = useStore($verdict);
  const icons = useStore($icons);
  // A game of an earlier drawing is judged by that, and shown on the one that is on the screen.
  const drawn = useStore($boards).get(network.board.id) ?? network.board;
  const pointed = useStore($pointed);
  const { draw } = useStore($table)?.variation ?? CLASSIC;
  const [view, setView] = useState<MapView>();
  const latest = useRef(panel);
  latest.current = panel;

  useEffect(() => {
    let isGone = false;
    let close: (() => void) | undefined;
    const { map, ask, railways } = latest.current.words.panel;
    const inWords = ({ id, name }: Board) => {
      const boards: Readonly<Record<string, string>> = ask.boards;
      return { title: fill(map.label, { board: boards[id] ?? name }), railways };
    };
    void openMap(drawn, inWords, (tap) => {
      if (tap?.kind === 'river') latest.current.open({ kind: 'clause', clause: 'gug-16.8' });
      else if (tap?.kind === 'plate') latest.current.open({ kind: 'drawn', station: tap.station });
      else if (tap) latest.current.tap(tap.station, tap.kind === 'station' ? tap.lines : undefined);
    }).then((opened) => {
      if (isGone || !opened) {
        opened?.close();
        return;
      }
      const deafen = listenToKeys(opened, () => latest.current);
      close = () => {
        deafen();
        opened.close();
      };
      setView(opened);
    });
    return () => {
      isGone = true;
      close?.();
    };
  }, []);

  useEffect(() => {
    if (pointed === null || !view) return;
    view.container.scrollIntoView({ block: 'nearest' });
    view.lookAt(drawn, pointed);
  }, [view, pointed]);
  // What was pointed at is forgotten once something else is asked.
  useEffect(() => $pointed.set(null), [situation]);

  // What is asked about comes into view, in the space that the ticket leaves free; drawn and laid out with the answer.
  const { position, route } = situation;
  const outcome = verdict?.outcome;
  const left = verdict?.outcome === 'incomplete' ? verdict.points.total - verdict.points.used : verdict ? 0 : 2;
  const look = () => view?.look(drawn, situation, ends ?? [], left);
  useLayoutEffect(() => {
    if (position) look();
  }, [view, drawn, position?.at, route, ends, question, outcome]);

  useLayoutEffect(() => {
    void view?.show(network, situation, ends ?? [], { icons, pointed, draw });
  }, [view, network, situation, ends, icons, pointed, draw]);

  // Where the ticket grows it may cover a great deal, but not the route.
  useEffect(() => {
    if (!position) return;
    return view?.onTicket(() => {
      if ([position.at, ...route.map(({ to }) => to)].some(view.isCovered)) look();
    });
  }, [view, position?.at, route, outcome]);

  return view ? <MapKeys view={view} look={look} /> : null;
}
