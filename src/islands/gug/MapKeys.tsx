import { $situation } from './session.ts';
import { useStore } from '../shared/use-store.ts';
import type { MapView } from './map-view.ts';
import { usePanel } from './panel-context.ts';

/** Closer, further away, the whole map, and back to the route. */
export function MapKeys({ view, look }: { view: MapView; look: () => void }) {
  const { words } = usePanel();
  const situation = useStore($situation);
  const { map } = words.panel;
  const keys = [
    { label: map.zoomIn, path: 'M12 5v14M5 12h14', press: () => view.zoom('in') },
    { label: map.zoomOut, path: 'M5 12h14', press: () => view.zoom('out') },
    situation.position
      ? { label: map.fitRoute, path: 'M12 4v4m0 8v4M4 12h4m8 0h4M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6', press: look }
      : undefined,
    { label: map.fit, path: 'M5 9V5h4m6 0h4v4m0 6v4h-4m-6 0H5v-4', press: view.lookAtAll },
  ];
  return (
    <div class="map-keys">
      {keys.map(
        (key) =>
          key && (
            <button key={key.label} type="button" aria-label={key.label} title={key.label} onClick={key.press}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={key.path} />
              </svg>
            </button>
          ),
      )}
    </div>
  );
}
