/** @jsxImportSource react */
import 'leaflet/dist/leaflet.css';
import L from 'leaflet';
import { createRoot } from 'react-dom/client';
import { CircleMarker, MapContainer, Polyline, Tooltip } from 'react-leaflet';
import { CORNERS, STATIONS, STROKES, toLatLng } from '../../same-board.ts';

/* The same layers as on the plain page, each as a component. */
createRoot(document.getElementById('root')!).render(
  <MapContainer crs={L.CRS.Simple} minZoom={2} bounds={CORNERS.map(toLatLng)} style={{ height: '100vh' }}>
    {STROKES.map(({ colour, course }, at) => (
      <Polyline key={at} positions={course.map(toLatLng)} pathOptions={{ color: colour, weight: 5 }} />
    ))}
    {STATIONS.map(({ id, name, at }) => (
      <CircleMarker
        key={id}
        center={toLatLng(at)}
        radius={5}
        pathOptions={{ color: '#1b1e24', fillColor: '#fff', fillOpacity: 1 }}
      >
        <Tooltip permanent direction="right">
          {name}
        </Tooltip>
      </CircleMarker>
    ))}
  </MapContainer>,
);
