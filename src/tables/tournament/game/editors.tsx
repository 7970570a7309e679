import { useState } from 'preact/hooks';
import { isEyes } from '../../../games/shared/eyes.ts';
import { layersOf } from '../../../games/tournament/tournament-layers.ts';
import type { TournamentEvent } from '../../../games/tournament/tournament-events.ts';
import { DiceKeys } from '../../gools/dice/DiceKeys.tsx';
import { newSeed } from '../../../ui/chance.ts';
import { ChoiceEditor, RulingEditor } from '../../shell/Editors.tsx';
import { OrderKeys } from '../play/TiePart.tsx';
import { type TournamentEditor, useTable } from '../table.ts';
import { FinishEntry } from './FinishEntry.tsx';

/** Another draw of the same layer: by a seed that somebody has, or by a new one. */
const DrawEditor: TournamentEditor = ({ event, propose }) => {
  const { edit } = useTable().words.play;
  const [typed, type] = useState(event.kind === 'draw' ? `${event.seed}` : '');
  if (event.kind !== 'draw') return null;
  return (
    <form
      class="edit-draw"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        propose({ ...event, seed: typed.trim() === '' ? Number.NaN : Number(typed) });
      }}
    >
      <label class="asked stack tight">
        <span>{edit.seed}</span>
        <input
          class="field"
          name="seed"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
      </label>
      <div class="acts">
        <button type="submit" class="key go" data-do="save">
          {edit.save}
        </button>
        <button type="button" class="key" data-do="draw-again" onClick={() => propose({ ...event, seed: newSeed() })}>
          {edit.again}
        </button>
      </div>
    </form>
  );
};

/** The result of a game, by those who were still in it then. */
const ResultEditor: TournamentEditor = ({ step, event, propose }) => {
  if (event.kind !== 'result') return null;
  const present = layersOf(step.before)[event.layer]?.games[event.game]?.present ?? [];
  return (
    <FinishEntry
      present={present}
      start={event}
      from={event.from}
      put={(outcome, from) => propose({ ...event, ...outcome, from })}
    />
  );
};

/** The dice of a tie, in the order in which they were thrown. */
const TossEditor: TournamentEditor = ({ event, propose }) => {
  const { words, name } = useTable();
  if (event.kind !== 'toss') return null;
  const { throws } = event;
  return (
    <>
      <p class="hint">{throws.map(({ player }) => name(player)).join(', ')}</p>
      <DiceKeys
        count={throws.length}
        from={throws.map(({ eyes }) => eyes)}
        words={words.dice}
        isTold
        say={(dice) =>
          propose({
            ...event,
            // The same dice were thrown by whoever threw them.
            by: throws.every(({ eyes }, at) => eyes === dice[at]) ? event.by : 'hand',
            throws: throws.flatMap(({ player }, at) => {
              const eyes = dice[at] ?? 0;
              return isEyes(eyes) ? [{ player, eyes }] : [];
            }),
          })
        }
      />
    </>
  );
};

const DecideEditor: TournamentEditor = ({ event, propose }) =>
  event.kind === 'decide' ? (
    <OrderKeys
      among={[...event.order].sort((one, other) => one - other)}
      put={(order) => propose({ ...event, order })}
    />
  ) : null;

const WithdrawEditor: TournamentEditor = ({ step, event, propose }) => {
  const { words, name } = useTable();
  if (event.kind !== 'withdraw') return null;
  const { setup, withdrawn } = step.before;
  return (
    <ChoiceEditor
      label={words.play.edit.who}
      items={setup.players.map((_, player) => player).filter((player) => !withdrawn.includes(player))}
      word={name}
      isNow={(player) => player === event.player}
      choose={(player) => propose({ ...event, player })}
    />
  );
};

/** What edits an event of a kind. */
export function editorOf(kind: TournamentEvent['kind']): TournamentEditor | undefined {
  switch (kind) {
    case 'draw':
      return DrawEditor;
    case 'result':
      return ResultEditor;
    case 'toss':
      return TossEditor;
    case 'decide':
      return DecideEditor;
    case 'withdraw':
      return WithdrawEditor;
    case 'ruling':
      return RulingEditor;
    // A name is corrected where the names are.
    case 'join':
    case 'end':
      return undefined;
  }
}
