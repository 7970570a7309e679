/** Leaflet's source modules, which a bundler can thin out; the package types only its main file. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet';
}
