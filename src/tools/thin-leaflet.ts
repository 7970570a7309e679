import type { Plugin } from 'vite';

/** Leaflet's own foundations: what is said to these holds for every class. */
const FOUNDATIONS = /^(?:Class|Events|Point|Bounds|LatLng|LatLngBounds|Transformation|CRS|Handler)\./;
/** Of what is added to a map: its layers, and being dragged, pinched, and zoomed by a wheel. */
const USED_ON_MAPS =
  /^Map\.(?:include\(\{[^}]*addLayer: function|(?:mergeOptions\(\{[\s\S]*?|addInitHook\('addHandler', ')(?:dragging|scrollWheelZoom|touchZoom)\b)/;

/**
 * Leaves out of Leaflet what this site does not use: markers, popups, tiles, drawing, controls. Its source registers
 * every part as it is loaded, which no bundler may drop; without those statements, and with its classes marked as free
 * of side effects, almost half of it goes.
 */
export function thinLeaflet(): Plugin {
  return {
    name: 'thin-leaflet',
    transform: {
      filter: { id: /leaflet-src\.esm\.js/ },
      handler(code) {
        const { body } = this.parse(code);
        const statements = body.map((statement) => {
          const text = code.slice(statement.start, statement.end);
          if (statement.type === 'VariableDeclaration') {
            // What it knows of browsers by writing markup, which the pages' policy forbids, holds for all there are.
            if (text.startsWith('var inlineSvg =')) return 'var inlineSvg = true;';
            if (text.startsWith('var vml =')) return 'var vml = false;';
            // A class, and the icon that the class of markers makes as it is loaded.
            return text
              .replace(/ = (?=\w[\w.]*\()/, ' = /*#__PURE__*/ ')
              .replace(/\bicon: (?=new )/, '$&/*#__PURE__*/ ');
          }
          // Drawing for a browser of 2010.
          if (statement.type === 'IfStatement' && text.startsWith('if (Browser.vml)')) return '';
          if (statement.type !== 'ExpressionStatement') return text;
          return FOUNDATIONS.test(text) || USED_ON_MAPS.test(text) ? text : '';
        });
        return { code: statements.join('\n'), map: null };
      },
    },
  };
}
