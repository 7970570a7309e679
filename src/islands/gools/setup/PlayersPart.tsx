import { useStore } from '@nanostores/preact';
import { useState } from 'preact/hooks';
import { PLAYERS_MOST } from '../../../games/gools/setup.ts';
import { fill } from '../../../i18n/fill.ts';
import { $games } from '../../../log/games.ts';
import { focusLater } from '../../shared/focus-later.ts';
import { namesFree } from '../../shared/player-names.ts';
import { useGools } from '../texts-context.ts';
import { eveningsBefore, namesOf } from './evenings-before.ts';
import { PlayerRow } from './PlayerRow.tsx';
import { seated, withChair } from './players.ts';
import { useSetup } from './setup-context.ts';

/** So many names of earlier evenings are offered. */
const OFFERED = 12;

/** Who plays, clockwise around the table. */
export function PlayersPart() {
  const { setup: text } = useGools().words.table;
  const { draft, change } = useSetup();
  const logged = useStore($games);
  const [opened, open] = useState<number>();
  const { players } = draft;
  const isFull = players.length >= PLAYERS_MOST;
  const names = players.map(({ name }) => name);
  const isSeated = isFull && names.every((name) => name.trim() !== '');
  const known = isSeated ? [] : namesFree(namesOf(eveningsBefore(logged.values())), names).slice(0, OFFERED);
  return (
    <section class="setup-part" aria-labelledby="gools-players">
      <h4 id="gools-players">
        {text.players} <small class="soft">{text.order}</small>
      </h4>
      <ol class="seats" aria-label={text.order}>
        {players.map((_, at) => (
          <PlayerRow key={at} at={at} isOpen={opened === at} open={open} />
        ))}
      </ol>
      {known.length > 0 && (
        <div class="known">
          <p class="soft">{text.known}</p>
          <ul class="chips">
            {known.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  class="chip"
                  aria-label={fill(text.seatKnown, { name })}
                  onClick={() => change((now) => ({ players: seated(now.players, name) }), name)}
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {!isFull && (
        <div class="row">
          <button
            type="button"
            class="key"
            data-do="add"
            onClick={() => {
              change((now) => ({ players: withChair(now.players) }), text.undo.added);
              focusLater(`gools-name-${players.length}`);
            }}
          >
            + {text.add}
          </button>
        </div>
      )}
    </section>
  );
}
