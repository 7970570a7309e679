import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes an island when it is shown, once the page is read to its end (`tools/shown.ts`). */
    'client:shown'?: boolean;
  }
}
