import { fill } from '../../../../i18n/fill.ts';
import { nameFault } from './name-faults.ts';
import { NameField } from '../../../shared/NameField.tsx';
import { namePlayer, nameTeam } from './seats.ts';
import { useSetup } from './setup-context.ts';

/** Who sits here: one name, or in a team two and the team's own. */
export function SeatNames({ at }: { at: number }) {
  const { words, draft, change, problems, hasTried } = useSetup();
  const { seats: text, undo, start } = words.setup;
  const { seats } = draft;
  const { team, players } = seats[at]!;
  const isTeam = players.length > 1;
  const faultIn = (kind: 'name' | 'team', player?: number) => {
    const problem = problems.find(
      (each) => each.kind === kind && each.seat === at && (each.kind === 'team' || each.player === player),
    );
    return problem && nameFault(problem, draft, start);
  };
  return (
    <div class="seat-names">
      {isTeam && (
        <NameField
          id={`setup-team-${at}`}
          value={team}
          label={fill(text.teamOf, { seat: at + 1 })}
          placeholder={text.team}
          fault={faultIn('team')}
          hasTried={hasTried}
          set={(name) => change(({ seats }) => ({ seats: nameTeam(seats, at, name) }), undo.name, `team ${at}`)}
        />
      )}
      {players.map(({ name }, player) => (
        <NameField
          key={player}
          id={`setup-name-${at}-${player}`}
          value={name}
          label={fill(isTeam ? text.nameInTeam : text.nameOf, { seat: at + 1, player: player + 1 })}
          placeholder={text.name}
          fault={faultIn('name', player)}
          hasTried={hasTried}
          set={(next) =>
            change(({ seats }) => ({ seats: namePlayer(seats, at, player, next) }), undo.name, `name ${at} ${player}`)
          }
        />
      ))}
    </div>
  );
}
