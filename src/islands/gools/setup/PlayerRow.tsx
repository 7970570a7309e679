import { fill } from '../../../i18n/fill.ts';
import { NameField } from '../../shared/NameField.tsx';
import { useGools } from '../texts-context.ts';
import { moved, renamed, withoutChair } from './players.ts';
import { problemInWords } from './problems.ts';
import { useSetup } from './setup-context.ts';

interface PlayerRowProps {
  at: number;
  isOpen: boolean;
  open: (at: number | undefined) => void;
}

/** One chair at the table: its number opens the keys that move it or take it away. */
export function PlayerRow({ at, isOpen, open }: PlayerRowProps) {
  const { table: words } = useGools().words;
  const { draft, change, problems, hasTried } = useSetup();
  const { setup: text } = words;
  const { players } = draft;
  const name = players[at]?.name ?? '';
  const called = name.trim() === '' ? fill(text.seat, { seat: at + 1 }) : name;
  const problem = problems.find((each) => each.kind === 'name' && each.seat === at);
  const move = (by: 1 | -1) => {
    change((now) => ({ players: moved(now.players, at, by) }), text.undo.order);
    open(at + by);
  };
  return (
    <li class="seat" data-open={isOpen}>
      <button
        type="button"
        class="key seat-key"
        aria-expanded={isOpen}
        aria-label={fill(text.more, { name: called })}
        onClick={() => open(isOpen ? undefined : at)}
      >
        {at + 1}
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={isOpen ? 'm5 15 7-7 7 7' : 'm5 9 7 7 7-7'} />
        </svg>
      </button>
      <NameField
        id={`gools-name-${at}`}
        value={name}
        label={fill(text.nameOf, { seat: at + 1 })}
        placeholder={text.name}
        fault={problem && problemInWords(problem, draft, words)}
        hasTried={hasTried}
        set={(next) => change((now) => ({ players: renamed(now.players, at, next) }), text.undo.name, `name ${at}`)}
      />
      {isOpen && (
        <div class="seat-more row">
          <button type="button" class="key" aria-disabled={at === 0} onClick={() => at > 0 && move(-1)}>
            {text.up}
          </button>
          <button
            type="button"
            class="key"
            aria-disabled={at === players.length - 1}
            onClick={() => at < players.length - 1 && move(1)}
          >
            {text.down}
          </button>
          {players.length > 1 && (
            <button
              type="button"
              class="key"
              onClick={() => {
                change((now) => ({ players: withoutChair(now.players, at) }), called);
                open(undefined);
              }}
            >
              {text.remove}
            </button>
          )}
        </div>
      )}
    </li>
  );
}
