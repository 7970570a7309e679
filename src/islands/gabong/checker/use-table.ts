import { useStore } from '@nanostores/preact';
import { useEffect } from 'preact/hooks';
import { GABONG } from '../../../games/gabong/match-play.ts';
import type { GabongEvent } from '../../../games/gabong/match-events.ts';
import type { GabongRulingId } from '../../../games/gabong/match-readings.ts';
import { append } from '../../../log/games.ts';
import { HOUSE_RULES_OF } from '../../../log/house-rules-of.ts';
import { foldGabong } from '../../../log/played-gabong.ts';
import type { CheckerTable } from './checker-context.ts';
import { EXAMPLE_TABLE } from './example-table.ts';
import { useRound } from './use-round.ts';

const { $settings, open, save } = HOUSE_RULES_OF.gabong;

/** The table of the round, whose readings are the round's own; without one this phone's. */
export function useTable(): CheckerTable & { readonly choose: (ruling: GabongRulingId, option: string) => void } {
  const round = useRound();
  const readings = useStore($settings);
  useEffect(() => open(), []);
  if (!round) {
    return { ...EXAMPLE_TABLE, rulings: readings, choose: (ruling, option) => save({ ...readings, [ruling]: option }) };
  }
  const { state } = foldGabong(round);
  return {
    rulings: state.rulings,
    packs: round.setup.packs,
    players: round.setup.players.map(({ name }) => name),
    master: state.master,
    choose(ruling, option) {
      const event: GabongEvent = { kind: 'ruling', ruling, option };
      if (GABONG.check(state, event, Date.now()).allowed) append(round.id, { kind: 'play', event });
    },
  };
}
