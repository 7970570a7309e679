import type { AstroIntegration } from 'astro';

/** `client:shown` wakes an island once it is on the screen and will stay there. */
export const clientShown = (): AstroIntegration => ({
  name: 'client-shown',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'shown', entrypoint: new URL('./shown.ts', import.meta.url).pathname });
    },
  },
});
