import { DRINKS, MARKERS } from '../../../../games/gug/setup.ts';
import { fill } from '../../../../i18n/fill.ts';
import { RadioKey } from '../../RadioKey.tsx';
import { SeatMark } from '../play/SeatMark.tsx';
import { focusLater } from '../../../../ui/focus.ts';
import { chooseDrink, chooseMarker, fewestSeats, moveSeat, removeSeat } from './seats.ts';
import { useSetup } from './setup-context.ts';

interface SeatMoreProps {
  at: number;
  called: (at: number) => string;
  /** The seat has moved to another place, or away. */
  moved: (to: number | undefined) => void;
}

/** A seat's sign, what is drunk there, and its place at the table. */
export function SeatMore({ at, called, moved }: SeatMoreProps) {
  const { words, draft, change } = useSetup();
  const { seats: text, undo } = words.setup;
  const { drink: drinks } = words.play.table;
  const { seats, variation } = draft;
  const { marker: own, players } = seats[at]!;
  const holderOf = (marker: string) => seats.findIndex((seat, index) => index !== at && seat.marker === marker);
  const move = (by: 1 | -1) => {
    if (!seats[at + by]) return;
    change(({ seats }) => ({ seats: moveSeat(seats, at, by) }), undo.order);
    moved(at + by);
    focusLater(`setup-move-${at + by}-${by}`);
  };
  return (
    <div class="seat-more">
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
          <button
            type="button"
            class="key"
            id={`setup-move-${at}--1`}
            aria-disabled={at === 0}
            onClick={() => move(-1)}
          >
            ↑ {text.up}
          </button>
          <button
            type="button"
            class="key"
            id={`setup-move-${at}-1`}
            aria-disabled={at === seats.length - 1}
            onClick={() => move(1)}
          >
            ↓ {text.down}
          </button>
          {seats.length > fewestSeats(variation) && (
            <button
              type="button"
              class="key"
              onClick={() => {
                change(({ seats }) => ({ seats: removeSeat(seats, at) }), called(at));
                moved(undefined);
                focusLater(`setup-seat-${Math.min(at, seats.length - 2)}`);
              }}
            >
              ✕ {text.remove}
            </button>
          )}
        </div>
      </fieldset>
    </div>
  );
}
