import { useLayoutEffect } from 'preact/hooks';
import type { Due } from '../../../../games/gug/play-state.ts';
import { positionOf, variationOf } from '../../../../games/gug/play-table.ts';
import type { Situation } from '../../../../games/gug/situation.ts';
import { $draft, keepDraft } from '../../../../log/draft.ts';
import { $icons, $past, $showsEnds, $situation, $table } from '../../../../log/situation.ts';
import { questionOf } from '../../asking.ts';
import { usePanel } from '../../panel-context.ts';
import { useGame } from '../game-context.ts';

/** Puts the running game before the judge and on the map, and the question of before back when it is left. */
export function useTable(due: Due): void {
  const { ask, network } = usePanel();
  const { saved, state, rulings, hand } = useGame();
  const { setup, turn } = state;

  useLayoutEffect(() => {
    const before = { situation: $situation.get(), past: $past.get(), showsEnds: $showsEnds.get() };
    $past.set([]);
    return () => {
      $table.set(null);
      $icons.set([]);
      $past.set(before.past);
      $showsEnds.set(before.showsEnds);
      $situation.set(before.situation);
      ask(questionOf(before.situation));
    };
  }, []);

  const readings = JSON.stringify(rulings);
  useLayoutEffect(() => {
    $table.set({ rulings, sides: saved.sides, variation: variationOf(setup), boardVersion: saved.board.version });
  }, [saved.id, readings]);

  const seat = 'seat' in due ? due.seat : turn?.seat;
  const isMove = due.kind === 'move';
  const icon = isMove ? hand.icon : 0;
  const stands = seat !== undefined && state.seats[seat]?.icons[icon]?.position;
  const position = stands && due.kind !== 'place' ? positionOf(network, state, seat, icon) : null;
  const eyes = isMove ? turn?.dice[hand.die] : undefined;
  const where = JSON.stringify([seat, icon, eyes, position, turn?.number, turn?.moves.length]);
  useLayoutEffect(() => {
    const draft = $draft.get();
    const isOurs =
      isMove && draft !== null && draft.game === saved.id && draft.turn === turn?.number && draft.icon === icon;
    const situation: Situation = {
      board: saved.board.id,
      position,
      dice: eyes === undefined ? [] : [eyes],
      route: isOurs ? draft.route : [],
      works: setup.works,
    };
    $past.set([]);
    $situation.set(situation);
    ask('route');
    if (!isMove || turn === null) return;
    return $situation.listen(({ route }) => {
      keepDraft({ game: saved.id, turn: turn.number, icon, die: hand.die, route });
    });
  }, [saved.id, where]);
}
