import { useStore } from '@nanostores/preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { TableRulings } from '../../../games/gools/rulings.ts';
import { HOUSE_RULES_OF } from '../../../log/house-rules-of.ts';
import { onSettingsElsewhere } from '../../shared/settings-elsewhere.ts';

const { gools, 'three-man': threeMan } = HOUSE_RULES_OF;

/** How this phone's tables read the rules of both dice games. */
export function useHouseRules(): TableRulings {
  const own = useStore(gools.$settings);
  const mini = useStore(threeMan.$settings);
  useEffect(() => {
    const open = () => {
      gools.open();
      threeMan.open();
    };
    open();
    return onSettingsElsewhere(open);
  }, []);
  return useMemo(() => ({ ...own, ...mini }), [own, mini]);
}
