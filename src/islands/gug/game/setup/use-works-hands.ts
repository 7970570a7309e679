import { useLayoutEffect, useState } from 'preact/hooks';
import type { StationId } from '../../../../games/gug/board-data.ts';
import type { Works } from '../../../../games/gug/position.ts';
import { fill } from '../../../../i18n/fill.ts';
import { undoDraft } from '../../../../log/setup-draft.ts';
import { usePanel } from '../../panel-context.ts';
import type { SetupDesk } from './setup-context.ts';
import { neighboursOf, stretchOf, toggleStation, toggleStretch } from '../../../../works/closing.ts';

interface WorksHands {
  readonly kind: keyof Works;
  readonly choose: (kind: keyof Works) => void;
  readonly picked: StationId | undefined;
  readonly pick: (station: StationId | undefined) => void;
  readonly said: string;
}

type Desk = Pick<SetupDesk, 'words' | 'draft' | 'change' | 'part' | 'show'>;

/** Takes the map's taps, undo and the readings of rulings in hand while a game is being set up. */
export function useWorksHands({ words, draft, change, part, show }: Desk): WorksHands {
  const { hands, network, names, words: panelWords, rulings: titles } = usePanel();
  const { works: text } = words.setup;
  const [kind, setKind] = useState<keyof Works>('stations');
  const [picked, setPicked] = useState<StationId>();
  const [said, say] = useState('');
  const pick = (station: StationId | undefined) => {
    setPicked(station);
    say('');
  };
  const { works } = draft;
  const tapStretch = (station: StationId) => {
    if (!picked || picked === station || !neighboursOf(network.board, picked).includes(station)) {
      pick(picked === station ? undefined : station);
      return;
    }
    const ends = { other: names.station(picked), station: names.station(station) };
    pick(undefined);
    change({ works: toggleStretch(works, stretchOf(picked, station)) }, fill(panelWords.panel.works.stretch, ends));
  };
  const tap = (station: StationId) => {
    const name = names.station(station);
    if (part !== 'works') show('works');
    else if (!network.board.stations.has(station)) say(fill(text.notOurs, { station: name }));
    else if (kind === 'stretches') tapStretch(station);
    else {
      say(fill(works.stations.includes(station) ? text.opened : text.closed, { name }));
      change({ works: toggleStation(works, station) }, name);
    }
  };
  useLayoutEffect(() => {
    hands.current = {
      tap,
      undo: undoDraft,
      chooseReading: (id, option) =>
        change({ rulings: { ...draft.rulings, [id]: option } }, `${id} ${titles[id].title}`),
    };
  });
  useLayoutEffect(
    () => () => {
      hands.current = undefined;
    },
    [],
  );
  const choose = (next: keyof Works) => {
    setKind(next);
    pick(undefined);
  };
  return { kind, choose, picked: part === 'works' ? picked : undefined, pick, said };
}
