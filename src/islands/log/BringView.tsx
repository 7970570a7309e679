import { useEffect, useState } from 'preact/hooks';
import { fill } from '../../i18n/fill.ts';
import { $games, addGames } from '../../log/games.ts';
import { forgetParts, joined, type LinkPart, partsWith, readPart } from '../../log/link-parts.ts';
import type { SavedGame } from '../../log/saved-game.ts';
import { useStore } from '../shared/use-store.ts';
import { $arrived } from './arrived.ts';
import { BringForm } from './BringForm.tsx';
import { type Brought, foundIn, type Source } from './brought.ts';
import { useLog } from './log-context.ts';
import { PartFound } from './PartFound.tsx';
import { Preview } from './Preview.tsx';

/** Games from a file, a pasted text or a link: first what is in it is shown, then one tap adds it. */
export function BringView() {
  const { words, say, show } = useLog();
  const { bring } = words;
  const [brought, setBrought] = useState<Brought>();
  const [part, setPart] = useState<LinkPart>();
  const arrived = useStore($arrived);
  const look = async (source: Source) => {
    say('');
    setBrought(await foundIn(source, $games.get()));
  };
  useEffect(() => {
    if (arrived === null) return;
    const found = arrived.is === 'part' ? readPart(arrived.text) : undefined;
    const data = found ? joined(partsWith(found)) : arrived.text;
    setPart(data === undefined ? found : undefined);
    if (data !== undefined) void look({ from: 'link', data });
  }, [arrived]);
  const leave = () => {
    $arrived.set(null);
    setBrought(undefined);
    setPart(undefined);
  };
  const add = async (games: readonly SavedGame[]) => {
    const became = await addGames(games);
    if (became !== 'not-saved') {
      if (arrived?.is === 'part') forgetParts();
      leave();
      show('games');
      const said = became === 'added' ? bring.added : bring.addedUnsaved;
      say(fill(said, { count: games.length }));
    } else say(bring.notSaved);
  };
  return (
    <div class="log-bring">
      <h3>{bring.heading}</h3>
      {part ? (
        <PartFound key={part.number} part={part} leave={leave} />
      ) : brought ? (
        <Preview brought={brought} add={(games) => void add(games)} leave={leave} />
      ) : (
        <BringForm look={(text) => void look({ from: 'text', text })} />
      )}
    </div>
  );
}
