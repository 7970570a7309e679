import 'maplibre-gl/dist/maplibre-gl.css';
import { LngLatBounds, Map as GlMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { CORNERS, STATIONS, STROKES } from '../../same-board.ts';

/*
 * The same strokes, circles and names as layers of a style. MapLibre knows the globe alone, so the board lies small on the
 * equator, where the globe is nearly flat; names are drawn with the machine's own font, as no glyphs are named.
 */
const toLngLat = ([x, y]: readonly [number, number]): [number, number] => [x / 10, -y / 10];

const strokes = STROKES.map(({ colour, course }) => ({
  type: 'Feature' as const,
  properties: { colour },
  geometry: { type: 'LineString' as const, coordinates: course.map(toLngLat) },
}));
const stations = STATIONS.map(({ name, at }) => ({
  type: 'Feature' as const,
  properties: { name },
  geometry: { type: 'Point' as const, coordinates: toLngLat(at) },
}));

setWorkerUrl(workerUrl);
const map = new GlMap({
  container: 'map',
  attributionControl: false,
  bounds: CORNERS.map(toLngLat).reduce((bounds, at) => bounds.extend(at), new LngLatBounds()),
  style: {
    version: 8,
    sources: {
      strokes: { type: 'geojson', data: { type: 'FeatureCollection', features: strokes } },
      stations: { type: 'geojson', data: { type: 'FeatureCollection', features: stations } },
    },
    layers: [
      { id: 'strokes', type: 'line', source: 'strokes', paint: { 'line-color': ['get', 'colour'], 'line-width': 5 } },
      {
        id: 'stations',
        type: 'circle',
        source: 'stations',
        paint: {
          'circle-radius': 5,
          'circle-color': '#fff',
          'circle-stroke-color': '#1b1e24',
          'circle-stroke-width': 3,
        },
      },
      {
        id: 'names',
        type: 'symbol',
        source: 'stations',
        layout: {
          'text-field': ['get', 'name'],
          'text-size': 12,
          'text-anchor': 'left',
          'text-offset': [0.6, 0],
          // As on the other pages, where every name is drawn, over others too.
          'text-allow-overlap': true,
        },
      },
    ],
  },
});
void map.once('idle', () => map.getCanvas().setAttribute('data-drawn', ''));
