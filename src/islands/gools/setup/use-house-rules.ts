import { useMemo } from 'preact/hooks';
import type { TableRulings } from '../../../games/gools/rulings.ts';
import { HOUSE_RULES_OF } from '../../../log/house-rules-of.ts';
import { useSettings } from '../../shared/use-settings.ts';

/** How this phone's tables read the rules of both dice games. */
export function useHouseRules(): TableRulings {
  const own = useSettings(HOUSE_RULES_OF.gools);
  const mini = useSettings(HOUSE_RULES_OF['three-man']);
  return useMemo(() => ({ ...own, ...mini }), [own, mini]);
}
