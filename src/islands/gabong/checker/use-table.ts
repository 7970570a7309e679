import { useEffect } from 'preact/hooks';
import { GABONG } from '../../../games/gabong/match-play.ts';
import type { GabongEvent } from '../../../games/gabong/match-events.ts';
import type { GabongRulingId } from '../../../games/gabong/match-readings.ts';
import { stageOf } from '../../../games/gabong/match-standing.ts';
import { append } from '../../../log/games.ts';
import { HOUSE_RULES_OF } from '../../../log/house-rules-of.ts';
import { foldGabong } from '../../../log/played-gabong.ts';
import { useStore } from '../../shared/use-store.ts';
import type { CheckerTable } from './checker-context.ts';
import { EXAMPLE_TABLE } from './example-table.ts';
import { useRound } from './use-round.ts';

const { $settings, open, save } = HOUSE_RULES_OF.gabong;

/** The table of the round, with the round's own readings while it goes on; else this phone's. */
export function useTable(): CheckerTable & { readonly choose: (ruling: GabongRulingId, option: string) => void } {
  const round = useRound();
  const readings = useStore($settings);
  useEffect(() => open(), []);
  const own = {
    rulings: readings,
    choose: (ruling: GabongRulingId, option: string) => save({ ...readings, [ruling]: option }),
  };
  if (!round) return { ...EXAMPLE_TABLE, ...own };
  const { state } = foldGabong(round);
  const table = {
    packs: round.setup.packs,
    players: round.setup.players.map(({ name }) => name),
    master: state.master,
  };
  // Nothing can be chosen for a round that is over any more.
  if (stageOf(state).is === 'over') return { ...table, ...own };
  return {
    ...table,
    rulings: state.rulings,
    choose(ruling, option) {
      const event: GabongEvent = { kind: 'ruling', ruling, option };
      if (GABONG.decide(state, event, Date.now()).judgement.allowed) append(round.id, { kind: 'play', event });
    },
  };
}
