import { useState } from 'preact/hooks';
import { loopStations } from '../../../../games/gug/loop-stations.ts';
import { isLost } from '../../../../games/gug/play-table.ts';
import type { Due } from '../../../../games/gug/play-state.ts';
import { results } from '../../../../games/gug/results.ts';
import { fill } from '../../../../i18n/fill.ts';
import { dateOf } from '../../../../i18n/dates.ts';
import { WinnerCard } from '../../../shell/WinnerCard.tsx';
import { ClauseTag } from '../../ClauseTag.tsx';
import { DieFace } from '../../Sign.tsx';
import { Ticket } from '../../Ticket.tsx';
import { Finder } from '../../Finder.tsx';
import { usePanel } from '../../panel-context.ts';
import { $requestedTab } from '../game-session.ts';
import { useTable } from '../game-context.ts';
import { act, drawOpening } from '../game-actions.ts';
import { DieKeys, RollPart } from './RollPart.tsx';
import { MovePart } from './MovePart.tsx';
import { SeatMark } from '../MarkerSign.tsx';
import { routesScene } from '../routes-scene.ts';
import { throwDie } from '../../../../ui/chance.ts';
import { clockFace, finishClock } from './clock.ts';
import { dropWords, together, wonWords } from './due-words.ts';
import { isForPoints, nextSeat } from './seat-words.ts';
import { lastDrop, throwsSoFar, winnersOf } from './turn-plays.ts';

/** The keys for what is due; the time's own key stands apart. */
export function PlayPart({ due }: { due: Due }) {
  switch (due.kind) {
    case 'throw':
      return <ThrowPart due={due} />;
    case 'place':
      return <PlacePart key={`${due.seat} ${due.icon}`} due={due} />;
    case 'skip':
    case 'drink':
      return <OwesPart due={due} />;
    case 'roll':
      // The first die of two is thrown anew where another tab hands the turn to somebody else.
      return <RollPart key={due.seat} due={due} />;
    case 'move':
      return <MovePart key={due.seat} due={due} />;
    case 'toss':
      return <TossPart seat={due.seat} />;
    case 'pass':
      return <PassPart seat={due.seat} />;
    case 'time-up':
      return null;
    case 'over':
      return <OverPart />;
  }
}

/** Leicester Square: the die that everybody drinks (16.4). */
function TossPart({ seat }: { seat: number }) {
  const { dice } = useTable().words.play;
  return (
    <DieKeys
      label={dice.keys}
      take={(eyes) => act({ kind: 'toss', seat, eyes, by: 'hand' })}
      byPhone={() => act({ kind: 'toss', seat, eyes: throwDie(), by: 'phone' })}
    />
  );
}

/** The game is over: who has won it, to its results, or to another. */
function OverPart() {
  const table = useTable();
  const { lang, words, saved, state, readings, setUp, name } = table;
  const { over } = words.play;
  const winners = winnersOf(state);
  return (
    <>
      <WinnerCard
        file="gug"
        won={['nobody', 'alone'][winners.length] ?? 'shared'}
        words={words.shared.winner}
        scene={routesScene(table, words)}
        winner={{
          title: 'Gaa Under Gunnar',
          date: dateOf(saved.createdAt, lang),
          who: wonWords(table, lang),
          rows: results(state, readings).map(({ seat, place, time, drops }) => ({
            place: place === null ? '' : `${place}`,
            name: name(seat),
            figure: time === null ? fill(over.dropped, { count: drops }) : clockFace(time),
          })),
        }}
      />
      <div class="acts">
        <button type="button" class="key go" data-do="results" onClick={() => $requestedTab.set('results')}>
          {over.results}
        </button>
        <button type="button" class="key" data-do="new-game" onClick={setUp}>
          {over.newGame}
        </button>
      </div>
    </>
  );
}

/** A starting station: the map takes a tap for the same, and the list has them all. */
function PlacePart({ due }: { due: Extract<Due, { kind: 'place' }> }) {
  const { network, names } = usePanel();
  const { words, open } = useTable();
  const { place } = words.play;
  const [stations] = useState(() =>
    loopStations(network).map(({ station, because }) => ({
      ...network.board.stations.get(station)!,
      note: names.onLoop(because),
    })),
  );
  return (
    <div class="acts">
      <Finder
        things={stations}
        label={words.play.now.place}
        placeholder={place.search}
        none={(text) => fill(place.none, { text })}
        choose={({ id }) => act({ kind: 'place', seat: due.seat, icon: due.icon, station: id })}
      />
      <button type="button" class="key" data-do="places" onClick={() => open({ kind: 'places' })}>
        {place.list}
      </button>
    </div>
  );
}

/** The move is made, and the die goes on before anybody drinks (11.2). */
function PassPart({ seat }: { seat: number }) {
  const { words, state, name } = useTable();
  const { after } = words.play;
  const next = nextSeat(state);
  return (
    <div class="acts">
      <button type="button" class="key go" data-do="pass" onClick={() => act({ kind: 'pass', seat })}>
        <span>
          {after.handOn}
          {next !== undefined && <small>{fill(after.next, { name: name(next) })}</small>}
        </span>
      </button>
    </div>
  );
}

/**
 * Whoever is on turn has not drunk up: now, or the turn is skipped (5.1), in any case where it is too late for this turn
 * (R59); or loses this turn too, with nothing to drink (R30). In a sprint nobody is skipped: the clock runs.
 */
function OwesPart({ due }: { due: Extract<Due, { kind: 'skip' | 'drink' }> }) {
  const { seat, owed } = due;
  const isLate = due.kind === 'skip' && due.isLate === true;
  const { words, state } = useTable();
  const { drink } = words.play;
  const own = state.seats[seat];
  if (!own) return null;
  return (
    <div class="acts">
      {owed > 0 && (
        <button
          type="button"
          class={isLate ? 'key' : 'key go'}
          data-do="drink-up"
          onClick={() => act({ kind: 'drink', seat, sips: owed })}
        >
          {isForPoints(own) ? drink.countedNow : drink.upNow}
        </button>
      )}
      {due.kind === 'skip' && (
        <button
          type="button"
          class={isLate ? 'key go' : 'key'}
          data-do="skip"
          onClick={() => act({ kind: 'skip', seat })}
        >
          {fill(drink.skip, { clause: due.clause.slice('gug-'.length) })}
        </button>
      )}
    </div>
  );
}

/** A die for the order or for who begins. */
function ThrowPart({ due }: { due: Extract<Due, { kind: 'throw' }> }) {
  const { dice } = useTable().words.play;
  const { seat } = due;
  return (
    <DieKeys
      label={dice.keys}
      take={(eyes) => act({ kind: 'throw', seat, eyes, by: 'hand' })}
      byPhone={() => act({ kind: 'throw', seat, eyes: throwDie(), by: 'phone' })}
    >
      {due.for === 'order' && (
        <button type="button" class="key" data-do="draw-opening" onClick={drawOpening}>
          <span>
            {dice.opening}
            <small>
              <span class="visually-hidden">, </span>
              {dice.openingWhat}
            </small>
          </span>
        </button>
      )}
    </DieKeys>
  );
}

/** The one thing to know now: what is to be done, or what a move costs; a route that is tapped, and what the judge says of it. */
export function PlayLine({ due, what }: { due: Due; what: string }) {
  switch (due.kind) {
    case 'move':
      return <Ticket isOnStage />;
    case 'pass':
      return <PassLine seat={due.seat} />;
    case 'throw':
      return (
        <>
          <p class="game-what" data-tie={due.isAgain}>
            {what}
          </p>
          <Throws due={due} />
        </>
      );
    case 'place':
      return <p class="game-what">{what}</p>;
    case 'roll':
      return <RollLine what={what} />;
    case 'skip':
    case 'drink':
    case 'toss':
    case 'time-up':
      return <p class="game-what">{what}</p>;
    case 'over':
      return null;
  }
}

/** What was just dropped; who is at the goal, and what time that leaves the others (15.1); otherwise what is to be done. */
function RollLine({ what }: { what: string }) {
  const { lang, names } = usePanel();
  const table = useTable();
  const { words, state, who, reduction } = table;
  const finishers = state.seats.flatMap(({ status }, seat) => (status.is === 'finished' ? [who(seat)] : []));
  const name = together(finishers, lang);
  const drop = lastDrop(reduction.steps);
  const isLate = name && finishClock(state) !== undefined;
  const news =
    drop && state.seats[drop.seat]?.status.is === 'playing'
      ? dropWords(drop, table, names.station)
      : isLate && { text: fill(words.play.now.finished, { name }), clause: 'gug-15.1' as const };
  return (
    <>
      <p class="game-what">{news ? news.text : what}</p>
      {news && <ClauseTag clause={news.clause} />}
    </>
  );
}

/** What the move costs. */
function PassLine({ seat }: { seat: number }) {
  const { words, state, readings, who } = useTable();
  const { after } = words.play;
  const own = state.seats[seat];
  if (!own) return null;
  const { owed } = own;
  const hasLost = state.turn !== null && isLost(readings, state, state.turn);
  return (
    <p class="game-what">
      {hasLost && `${after.lost} `}
      {owed === 0
        ? after.drinksNothing
        : fill(isForPoints(own) ? after.counts : after.drinks, { name: who(seat), count: owed })}
    </p>
  );
}

/** All that were thrown for the order, or for who begins, so far. */
function Throws({ due: { seat } }: { due: Extract<Due, { kind: 'throw' }> }) {
  const { words, state, reduction, name } = useTable();
  const { words: panelWords } = usePanel();
  const { dice } = words.play;
  const rounds = throwsSoFar(reduction.steps, state.phase);
  return (
    <ul class="throws" aria-label={dice.throwsOf}>
      {state.setup.seats.map(({ marker }, index) => {
        const thrown = rounds.get(index) ?? [];
        // Whoever has come since the round began does not throw in it, nor does anybody who has gone.
        if (thrown.length === 0 && !state.toThrow.includes(index)) return null;
        const eyes = thrown.map((each) => fill(panelWords.panel.ask.eyes, { count: each })).join(', ');
        return (
          <li key={index} data-now={index === seat}>
            <span class="visually-hidden">
              {eyes === ''
                ? fill(dice.notThrown, { name: name(index) })
                : fill(dice.thrown, { name: name(index), eyes })}
            </span>
            <SeatMark marker={marker} />
            {thrown.length === 0 && <DieFace eyes={0} />}
            {thrown.map((each, round) => (
              <DieFace key={round} eyes={each} />
            ))}
          </li>
        );
      })}
    </ul>
  );
}
