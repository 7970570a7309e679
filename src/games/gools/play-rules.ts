import { allowed, unless } from '../shared/decision.ts';
import { hasReading } from '../shared/ruling.ts';
import type { GoolsEventOf } from './events.ts';
import { finding, never, type GoolsDecision } from './play-decision.ts';
import type { GoolsState } from './play-state.ts';
import { pouring } from './play-table.ts';
import { TABLE_RULINGS } from './rulings.ts';
import { DRINKS_MOST, RULE_MOST } from './setup.ts';

/** 5.1, 7.3: whoever has earned a rule says it, or lets it be. */
export function decideRule(state: GoolsState, { seat, text }: GoolsEventOf<'rule'>): GoolsDecision {
  const at = state.rulesDue.findIndex((due) => due.seat === seat);
  const clause = state.rulesDue[at]?.clause ?? null;
  const rulesDue = state.rulesDue.filter((_, index) => index !== at);
  if (text === null) {
    return clause === null ? never('gools-5.1', 'rule-not-earned', { seat }) : allowed(() => ({ ...state, rulesDue }));
  }
  if (text.trim() === '') return never(clause ?? 'gools-5.1', 'rule-empty', { seat });
  if (text.length > RULE_MOST) return never(clause ?? 'gools-5.1', 'rule-long', { count: RULE_MOST });
  const against = clause === null ? [finding('gools-5.1', 'rule-not-earned', { seat })] : [];
  return unless(against, () => {
    const houseRules = [...state.houseRules, { seat, text: text.trim(), clause, isRepealed: false }];
    const made: GoolsState = { ...state, rulesDue, houseRules };
    // A rule of the mini game is not made in Gools.
    const isHit = state.rulings.G7 === 'on' && clause === 'gools-5.1';
    return isHit ? pouring(made, 'gools-8.2', seat, [seat], { of: 'hit' }) : made;
  });
}

/** A rule of the table's own that stands. */
function isStanding({ houseRules }: GoolsState, rule: number): boolean {
  return houseRules[rule]?.isRepealed === false;
}

export function decideRepeal(state: GoolsState, { rule }: GoolsEventOf<'repeal'>): GoolsDecision {
  if (!isStanding(state, rule)) return never('gools-5.1', 'no-such-rule');
  return allowed(() => ({
    ...state,
    houseRules: state.houseRules.map((one, index) => (index === rule ? { ...one, isRepealed: true } : one)),
  }));
}

/** What a house rule costs those it meets. */
export function decidePour(state: GoolsState, { rule, to, drinks }: GoolsEventOf<'pour'>): GoolsDecision {
  if (!isStanding(state, rule)) return never('gools-5.1', 'no-such-rule');
  if (to.length === 0) return never('gools-5.1', 'nobody-drinks');
  const stray = to.find((seat) => !state.ring.includes(seat));
  if (stray !== undefined) return never('gools-1.1', 'no-such-seat', { seat: stray });
  const twice = to.find((seat, index) => to.indexOf(seat) < index);
  if (twice !== undefined) return never('gools-5.1', 'seat-twice', { seat: twice });
  if (!(Number.isInteger(drinks) && drinks > 0 && drinks <= DRINKS_MOST)) return never('gools-5.1', 'bad-drinks');
  return allowed(() => pouring(state, 'house-rule', null, to, { count: drinks }));
}

export function decideDrunk(state: GoolsState): GoolsDecision {
  const { pours, drunk } = state;
  if (drunk === pours.length) return never('gools-1.1', 'nothing-poured');
  return allowed(() => ({ ...state, drunk: pours.length }));
}

/** The table reads a gap anew: from here on, the mini game that is on too, and not for what has been played. */
export function decideRuling(state: GoolsState, { ruling, option }: GoolsEventOf<'ruling'>): GoolsDecision {
  if (!hasReading(TABLE_RULINGS, ruling, option)) return never('gools-1.1', 'no-such-reading');
  return allowed(() => {
    const rulings = { ...state.rulings, [ruling]: option };
    const { stage } = state;
    if (stage.is !== 'three-man') return { ...state, rulings };
    return { ...state, rulings, stage: { ...stage, game: { ...stage.game, rulings } } };
  });
}
