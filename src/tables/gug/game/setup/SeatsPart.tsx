import { useMemo, useState } from 'preact/hooks';
import { seatSize, DRINKS, MARKERS } from '../../../../games/gug/setup.ts';
import { fill } from '../../../../i18n/fill.ts';
import { $games } from '../../../../storage/games.ts';
import { NameField } from '../../../../ui/NameField.tsx';
import { focusLater } from '../../../../ui/focus.ts';
import { namesBefore, namesFree } from '../../../shell/player-names.ts';
import { KnownNames } from '../../../shell/setup/KnownNames.tsx';
import { SeatRow, PlaceKeys } from '../../../shell/setup/SeatRow.tsx';
import { useStore } from '../../../../ui/use-store.ts';
import { ClauseTag } from '../../ClauseTag.tsx';
import { SeatMark } from '../MarkerSign.tsx';
import { seatName } from '../play/seat-words.ts';
import { nameFault, namesIn } from './problems.ts';
import {
  addSeat,
  nameByColours,
  namePlayer,
  nameTeam,
  seatPlayer,
  SEATS_MOST,
  chooseDrink,
  chooseMarker,
  fewestSeats,
} from './seats.ts';
import { useSetup } from './setup-context.tsx';
import { RadioKey } from '../../RadioKey.tsx';
import { moved, withoutChair } from '../../../shell/setup/chairs.ts';

/** Who plays, clockwise around the table. */
export function SeatsPart() {
  const { words, draft, change } = useSetup();
  const logged = useStore($games);
  const [opened, open] = useState<number>();
  const { seats: text, undo } = words.setup;
  const { seats, isFriendly, variation } = draft;
  const size = seatSize(variation);
  const called = (at: number) => {
    const seat = seats[at]!;
    const isNamed = seat.team.trim() !== '' || seat.players.every(({ name }) => name.trim() !== '');
    return isNamed ? seatName(seat, words.play) : fill(text.seat, { seat: at + 1 });
  };
  const isFull = seats.length >= SEATS_MOST && seats.every(({ players }) => players.every(({ name }) => name !== ''));
  const before = useMemo(() => namesBefore(logged.values()), [logged]);
  return (
    <section class="setup-part stack loose" aria-labelledby="setup-seats">
      <h4 id="setup-seats" class="visually-hidden">
        {size === 2 ? text.headingTeams : text.heading}
      </h4>
      <ol class="seats stack" aria-label={text.order}>
        {seats.map((_, at) => (
          <SeatCard key={at} at={at} isOpen={opened === at} called={called} open={open} />
        ))}
      </ol>
      <KnownNames
        names={isFull ? [] : namesFree(before, namesIn(seats))}
        words={text}
        seat={(name) => change(({ seats }) => ({ seats: seatPlayer(seats, size, name) }), name)}
        fallback="setup-start"
      />
      <div class="row seats-keys">
        {seats.length < SEATS_MOST && (
          <button
            type="button"
            class="key"
            data-do="add"
            onClick={() => {
              change(({ seats }) => ({ seats: addSeat(seats, size) }), undo.added);
              focusLater(`setup-name-${seats.length}-0`);
            }}
          >
            + {size === 2 ? text.addTeam : text.add}
          </button>
        )}
        <span class="line friendly">
          <label class="reading">
            <input
              type="checkbox"
              id="setup-friendly"
              checked={isFriendly}
              onChange={() => change((now) => ({ isFriendly: !now.isFriendly }), undo.friendly)}
            />
            <span>{text.friendly}</span>
          </label>
          <ClauseTag clause="gug-3.2" />
        </span>
      </div>
    </section>
  );
}

interface SeatCardProps {
  at: number;
  isOpen: boolean;
  called: (at: number) => string;
  open: (at: number | undefined) => void;
}

/** One seat at the table: its sign opens what else can be said of it. */
function SeatCard({ at, isOpen, called, open }: SeatCardProps) {
  const { words, draft } = useSetup();
  const { seats: text } = words.setup;
  const { marker, players } = draft.seats[at]!;
  const { drink: drinks } = words.play.table;
  const others = players.filter(({ drink }) => drink !== 'beer');
  return (
    <SeatRow
      id={`setup-seat-${at}`}
      label={fill(text.more, { name: called(at) })}
      mark={<SeatMark marker={marker} />}
      isOpen={isOpen}
      toggle={() => open(isOpen ? undefined : at)}
      more={() => <SeatMore at={at} called={called} follow={open} />}
    >
      <SeatNames at={at} />
      {!isOpen && others.length > 0 && (
        <p class="soft seat-drinks">
          {others
            .map(({ name, drink }) => (players.length > 1 ? `${name}: ${drinks[drink]}` : drinks[drink]))
            .join(' · ')}
        </p>
      )}
    </SeatRow>
  );
}

/** Who sits here: one name, or in a team two and the team's own. */
function SeatNames({ at }: { at: number }) {
  const { words, draft, change, problems, hasTried } = useSetup();
  const { seats: text, undo, start } = words.setup;
  const { seats } = draft;
  const { team, players, marker } = seats[at]!;
  const isTeam = players.length > 1;
  const isByColour = nameByColours(seats, text.colours) !== seats;
  const faultIn = (kind: 'name' | 'team', player?: number) => {
    const problem = problems.find(
      (each) => each.kind === kind && each.seat === at && (each.kind === 'team' || each.player === player),
    );
    // Of all names that are missing, the first is asked for.
    if (problem?.kind === 'name' && problem.why === 'missing' && problem !== problems[0]) return undefined;
    return problem && nameFault(problem, draft, start);
  };
  return (
    <div class="seat-names stack">
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
          placeholder={isByColour ? fill(text.nameOrColour, { colour: text.colours[marker] }) : text.name}
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

interface SeatMoreProps {
  at: number;
  called: (at: number) => string;
  /** The seat has moved to another place, or away. */
  follow: (to: number | undefined) => void;
}

/** A seat's sign, what is drunk there, and its place at the table. */
function SeatMore({ at, called, follow }: SeatMoreProps) {
  const { words, draft, change } = useSetup();
  const { seats: text, undo } = words.setup;
  const { drink: drinks } = words.play.table;
  const { seats, variation } = draft;
  const { marker: own, players } = seats[at]!;
  const holderOf = (marker: string) => seats.findIndex((seat, index) => index !== at && seat.marker === marker);
  const remove = () => {
    change((now) => ({ seats: withoutChair(now.seats, at) }), called(at));
    follow(undefined);
    focusLater(`setup-seat-${Math.min(at, seats.length - 2)}`);
  };
  return (
    <div class="seat-more stack loose">
      <fieldset>
        <legend>{text.sign}</legend>
        <div class="signs stack tight">
          {MARKERS.map((marker) => {
            const holder = holderOf(marker);
            const sign = text.signs[marker];
            return (
              <button
                key={marker}
                type="button"
                class="key"
                aria-pressed={marker === own}
                aria-label={holder < 0 ? sign : fill(text.signTaken, { sign, name: called(holder) })}
                data-taken={holder >= 0}
                onClick={() => change(({ seats }) => ({ seats: chooseMarker(seats, at, marker) }), sign)}
              >
                <SeatMark marker={marker} />
              </button>
            );
          })}
        </div>
      </fieldset>
      {players.map((player, index) => (
        <fieldset key={index}>
          <legend>{fill(text.drinks, { name: player.name.trim() || called(at) })}</legend>
          <div class="row">
            {DRINKS.map((drink) => (
              <RadioKey
                key={drink}
                name={`setup-drink-${at}-${index}`}
                isChosen={player.drink === drink}
                choose={() => change(({ seats }) => ({ seats: chooseDrink(seats, at, index, drink) }), drinks[drink])}
              >
                {drinks[drink]}
              </RadioKey>
            ))}
          </div>
        </fieldset>
      ))}
      <fieldset>
        <legend>{text.order}</legend>
        <div class="row seat-place">
          <PlaceKeys
            words={text}
            at={at}
            count={seats.length}
            id={(place, by) => `setup-move-${place}-${by}`}
            move={(by) => {
              change((now) => ({ seats: moved(now.seats, at, by) }), undo.order);
              follow(at + by);
            }}
            remove={seats.length > fewestSeats(variation) ? remove : undefined}
          />
        </div>
      </fieldset>
    </div>
  );
}
