import { useEffect } from 'preact/hooks';
import type { KeptSettings } from '../../storage/kept-settings.ts';
import { onSettingsElsewhere } from '../../ui/settings-elsewhere.ts';
import { useStore } from '../../ui/use-store.ts';

/** Settings of this phone as they hold by now, also when another page has changed them. */
export function useSettings<Settings>({ $settings, open }: KeptSettings<Settings>): Settings {
  const settings = useStore($settings);
  useEffect(() => {
    open();
    return onSettingsElsewhere(() => open());
  }, []);
  return settings;
}
