import 'leaflet/dist/leaflet.css';
import L from 'leaflet';
import board from '../../../content/boards/london-2025.json';

/*
 * What anybody would write first: the same board, drawn by Leaflet's own layers from the same file. It is what the
 * companion's page is measured against, so it does the map's part of the work and nothing else.
 */
type Point = [number, number];
const toLatLng = ([x, y]: Point): Point => [-y, x];
const stations = board.stations as unknown as Record<
  string,
  { name: string; at: Point; platforms?: Record<string, Point> }
>;

const map = L.map('map', { crs: L.CRS.Simple, minZoom: 2 });
for (const [id, { colour, runs }] of Object.entries(board.lines)) {
  for (const run of runs as unknown as (string | Point)[][]) {
    const course = run.map((stop) => {
      if (typeof stop !== 'string') return toLatLng(stop);
      const [station = '', branch] = stop.split('/');
      const { at, platforms } = stations[station]!;
      return toLatLng(platforms?.[branch ? `${id}/${branch}` : id] ?? at);
    });
    L.polyline(course, { color: colour, weight: 5 }).addTo(map);
  }
}
for (const { name, at } of Object.values(stations)) {
  L.circleMarker(toLatLng(at), { radius: 5, color: '#1b1e24', fillColor: '#fff', fillOpacity: 1 })
    .bindTooltip(name, { permanent: true, direction: 'right' })
    .addTo(map);
}
map.fitBounds([toLatLng([0, 70]), toLatLng([105, 0])]);
