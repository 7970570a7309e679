import { fill } from '../../../../i18n/fill.ts';
import { EndsList } from '../../EndsList.tsx';
import { usePanel } from '../../panel-context.ts';
import { StationList } from '../../StationList.tsx';
import { useGame } from '../game-context.ts';
import { lettersOf } from '../icons.ts';
import { MarkerSign } from '../MarkerSign.tsx';
import { DrawList } from './DrawList.tsx';
import { useBookNames } from './use-book-names.ts';

/** The map in words: who stands where, the legal ends, and every station; a press does what a tap on the map does. */
export function MapPart() {
  const { names: panelNames } = usePanel();
  const { words, state } = useGame();
  const { map: text } = words.book;
  const names = useBookNames();
  const { setup, seats } = state;
  const standing = seats.flatMap(({ icons }, seat) =>
    icons.flatMap(({ position }, icon) => {
      const own = setup.seats[seat]!;
      const owner = own.players[icon]?.name ?? '';
      const name = icons.length > 1 ? fill(words.book.players.icon, { owner }) : names.seat(seat);
      const letter = lettersOf(own, setup.variation)[icon]!;
      return position ? [{ key: `${seat} ${icon}`, name, marker: own.marker, letter, at: position.at }] : [];
    }),
  );
  return (
    <>
      <section class="part" aria-labelledby="book-signs">
        <h3 id="book-signs">{text.signs}</h3>
        {standing.length === 0 && <p class="soft">{text.none}</p>}
        <ul class="who-stands">
          {standing.map(({ key, name, marker, letter, at }) => (
            <li key={key}>
              <MarkerSign marker={marker} letter={letter} />
              <span>{fill(text.at, { name, station: panelNames.station(at) })}</span>
            </li>
          ))}
        </ul>
        <p class="soft">{text.legend}</p>
        <DrawList />
      </section>
      <EndsList />
      <StationList />
    </>
  );
}
