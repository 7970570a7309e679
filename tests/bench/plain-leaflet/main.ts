import 'leaflet/dist/leaflet.css';
import L from 'leaflet';
import { CORNERS, STATIONS, STROKES, toLatLng } from '../same-board.ts';

/*
 * What anybody would write first: the same board, drawn by Leaflet's own layers from the same file. It is what the
 * companion's page is measured against, so it does the map's part of the work and nothing else.
 */
const map = L.map('map', { crs: L.CRS.Simple, minZoom: 2 });
for (const { colour, course } of STROKES) L.polyline(course.map(toLatLng), { color: colour, weight: 5 }).addTo(map);
for (const { name, at } of STATIONS) {
  L.circleMarker(toLatLng(at), { radius: 5, color: '#1b1e24', fillColor: '#fff', fillOpacity: 1 })
    .bindTooltip(name, { permanent: true, direction: 'right' })
    .addTo(map);
}
map.fitBounds(CORNERS.map(toLatLng));
