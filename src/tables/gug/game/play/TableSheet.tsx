import { useEffect, useState } from 'preact/hooks';
import { linesHere } from '../../../../games/shared/seating.ts';
import { isTimeUp } from '../../../../games/gug/play-finish.ts';
import { freeMarkers, stillHere } from '../../../../games/gug/play-start.ts';
import { type Drink, DRINKS, seatSize } from '../../../../games/gug/setup.ts';
import { fill } from '../../../../i18n/fill.ts';
import { $alarm, chooseAlarm, openAlarmChoice } from '../../../../storage/choices.ts';
import { NAME_MOST } from '../../../../storage/text-schema.ts';
import { useStore } from '../../../../ui/use-store.ts';
import { soundAlarm } from '../../../../ui/alarm.ts';
import { Switch } from '../../../../ui/Switch.tsx';
import { AskTwice } from '../../../../ui/AskTwice.tsx';
import { LimitPart } from '../../../shell/Limits.tsx';
import { NewcomerForm } from '../../../shell/ComeAndGo.tsx';
import { TableKeys } from '../../../shell/TableKeys.tsx';
import { undoName } from '../../../shell/steps.ts';
import { typedText } from '../../../shell/typed-text.ts';
import { useJoin } from '../../../shell/use-join.tsx';
import { usePanel } from '../../panel-context.ts';
import { $situation } from '../../session.ts';
import { ClauseTag } from '../../ClauseTag.tsx';
import { PatternSwitch } from '../../PatternSwitch.tsx';
import { Sheet } from '../../../shell/Clauses.tsx';
import { $requestedTab, type BookTab } from '../game-session.ts';
import { useTable } from '../game-context.ts';
import { act, backToTurn } from '../game-actions.ts';
import { AdviceKey, chooseAdvisor, useAdvisor } from './Advice.tsx';
import { PlayerTotal, hadIn } from './PlayerTotal.tsx';
import { SeatMark } from '../MarkerSign.tsx';
import { measuredNow } from './clock.ts';
import { SnolKey } from './sheets.tsx';
import { mainDue, playsSinceRoll } from './turn-plays.ts';
import { undoInTurn } from './undo-in-turn.ts';
import { FOR_A_NAME } from '../../../../ui/NameField.tsx';

/** What is no part of a turn: who drinks what, who leaves, who is referee. Each an event that can be undone. */
export function TableSheet({ close }: { close: () => void }) {
  const played = useTable();
  const { words, saved, state } = played;
  const { advisor, table } = words.play;
  const { isAllowed } = useAdvisor();
  const { lang, words: panelWords, setMode } = usePanel();
  const read = (tab: BookTab) => {
    close();
    // Once the sheet is gone, which gives the focus back.
    setTimeout(() => $requestedTab.set(tab));
  };
  const isOver = state.phase === 'over';
  return (
    <Sheet title={words.play.bar.table} close={close}>
      <TableKeys
        words={{
          end: table.callOff,
          endNow: table.callOffNow,
          stays: words.shared.seated.stays,
          file: table.file,
          fresh: words.play.over.newGame,
        }}
        isOver={isOver}
        end={{ kind: 'call-off' }}
        close={close}
        standing={
          <button type="button" class="key" data-do="standings" onClick={() => read('results')}>
            {isOver ? words.book.tabs.results : words.book.tabs.standings}
          </button>
        }
      >
        <TurnKeys close={close} />
        <PauseKey close={close} />
        <button type="button" class="key" data-do="list" onClick={() => read('map')}>
          {panelWords.panel.map.asList}
        </button>
        <button type="button" class="key" data-to="ask" onClick={() => setMode('ask')}>
          {panelWords.panel.modes.ask}
        </button>
      </TableKeys>
      <h4>{table.players}</h4>
      <p class="soft">{table.undoHint}</p>
      {state.setup.seats.map((_, seat) => (
        <SeatAtTable key={seat} seat={seat} />
      ))}
      {!isOver && <JoinPart close={close} />}
      {!isOver && <RefereeField />}
      {!isOver && (
        <>
          <h4>{advisor.heading}</h4>
          <Switch
            words={advisor}
            isOn={isAllowed}
            set={(allows) => chooseAdvisor({ evening: allows ? saved.id : null })}
          />
        </>
      )}
      {state.setup.variation !== 'CSP' && !isOver && <AlarmSwitch />}
      <PatternSwitch />
      {!isOver && <LimitPart of="gug" shows="form" lang={lang} had={() => hadIn(played)} />}
    </Sheet>
  );
}

/** What belongs to the turn that is on, and is not needed in most of them. */
function TurnKeys({ close }: { close: () => void }) {
  const played = useTable();
  const { ui, words, saved, game, reduction, state, due, takeBack } = played;
  const { route } = useStore($situation);
  const { undo: text } = words.play;
  const { kind } = mainDue(due);
  const { others } = undoInTurn(saved.events, reduction.steps, state);
  const drunk = undoName(
    linesHere(game, reduction.numbering, saved.events),
    others,
    (event) => ui.describe(played).name(event, state),
    text,
  );
  const sinceRoll = playsSinceRoll(reduction.steps, state);
  return (
    <>
      <SnolKey />
      {kind === 'move' && <AdviceKey />}
      {(sinceRoll.length > 0 || (kind === 'move' && route.length > 0)) && (
        <button
          type="button"
          class="key"
          data-do="turn-start"
          onClick={() => {
            close();
            backToTurn(sinceRoll);
          }}
        >
          {text.turn}
        </button>
      )}
      {others && drunk !== undefined && (
        <button
          type="button"
          class="key"
          data-do="undo-others"
          onClick={() => {
            close();
            takeBack(others);
          }}
        >
          {fill(text.last, { what: drunk })}
        </button>
      )}
    </>
  );
}

/** Stops the clock that runs (15.1, 17.3); nothing where none does, or where its time is over. */
function PauseKey({ close }: { close: () => void }) {
  const { words, saved, state } = useTable();
  const measured = measuredNow(saved.id, state);
  if (!measured || state.pause?.isOn || isTimeUp(state, measured)) return null;
  return (
    <button
      type="button"
      class="key"
      data-do="pause"
      onClick={() => {
        if (act({ kind: 'pause' })) close();
      }}
    >
      {words.play.clock.pause}
    </button>
  );
}

/** Whether the phone sounds and shakes when the fifteen minutes are over (15.1). Turned on, it does so once, to be heard. */
function AlarmSwitch() {
  const { alarm } = useTable().words.play.table;
  const isOn = useStore($alarm);
  useEffect(openAlarmChoice, []);
  const set = (isWanted: boolean) => {
    chooseAlarm(isWanted);
    if (isWanted) soundAlarm();
  };
  return <Switch words={alarm} isOn={isOn} set={set} hook="alarm" />;
}

/** Somebody comes late: by the first sign that nobody on the board has (R56). */
function JoinPart({ close }: { close: () => void }) {
  const { words, state } = useTable();
  const { join, refusal } = useJoin(close);
  const here = stillHere(state);
  const [marker] = freeMarkers(state);
  if (!marker) return <p class="soft">{words.play.table.noSign}</p>;
  return (
    <NewcomerForm
      words={words.shared}
      names={here.flatMap(({ players }) => players.map(({ name }) => name))}
      size={seatSize(state.setup.variation)}
      join={(names) => {
        const players = names.map((name) => ({ name, drink: 'beer' as const }));
        join({ kind: 'join', newcomer: { team: '', marker, players } });
      }}
      refusal={refusal}
      hint={
        <>
          <span>{words.play.table.joinHint}</span> <ClauseTag clause="gug-3.1" />
        </>
      }
    />
  );
}

/** Appoints a referee (4.1), or has none any more. */
function RefereeField() {
  const { words, state } = useTable();
  const [name, setName] = useState('');
  const { table } = words.play;
  return (
    <>
      <h4>
        {table.referee}: {state.referee ?? table.noReferee}
      </h4>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          const who = typedText(name, NAME_MOST);
          if (who !== '' && act({ kind: 'referee', name: who })) setName('');
        }}
      >
        <input
          class="field"
          name="referee"
          {...FOR_A_NAME}
          aria-label={table.refereeName}
          placeholder={table.refereeName}
          maxLength={NAME_MOST}
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
        <button type="submit" class="key">
          {table.appoint}
        </button>
        {state.referee !== null && (
          <button type="button" class="key" onClick={() => act({ kind: 'referee', name: null })}>
            {table.removeReferee}
          </button>
        )}
      </form>
    </>
  );
}

/** A seat in the table's sheet: what its players drink, and the way out. */
function SeatAtTable({ seat }: { seat: number }) {
  const { words, state, name: nameOf, who } = useTable();
  const { table } = words.play;
  const { marker, players } = state.setup.seats[seat]!;
  const { status, players: now } = state.seats[seat]!;
  const name = nameOf(seat);
  return (
    <div class="at-table" role="group" aria-label={name} data-seat={seat}>
      <p class="at-table-name line snug">
        <SeatMark marker={marker} />
        <strong>{name}</strong>
        {status.is === 'finished' && <span class="soft">{table.finished}</span>}
        {status.is === 'dnf' && <span class="soft">{table.out[status.why]}</span>}
      </p>
      {players.map((player, index) => (
        <div key={index}>
          <label class="asked stack tight">
            <span>{fill(table.drinks, { player: player.name })}</span>
            <select
              class="field"
              value={now[index]?.drink}
              onChange={({ currentTarget }) =>
                act({ kind: 'mode', seat, player: index, drink: currentTarget.value as Drink })
              }
            >
              {DRINKS.map((drink) => (
                <option key={drink} value={drink}>
                  {table.drink[drink]}
                </option>
              ))}
            </select>
          </label>
          <PlayerTotal seat={seat} player={index} />
        </div>
      ))}
      {status.is === 'playing' && state.phase !== 'over' && (
        <AskTwice
          label={fill(table.leave, { name: who(seat) })}
          yes={fill(table.leaveNow, { name: who(seat) })}
          no={words.shared.seated.stays}
          press={() => act({ kind: 'retire', seat })}
        />
      )}
    </div>
  );
}
