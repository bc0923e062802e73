import type { Plugin } from 'vite';

/** Parts of Mantine's provider that render style elements; the theme's style sheet stands for them. */
const UNUSED = /\/(MantineCssVariables|MantineClasses)\/\1\.mjs$/;

/**
 * Leaves the makers of Mantine's CSS variables out of the browser's code. The provider is told not to
 * use them (`withCssVariables`, `withGlobalClasses`), but imports them all the same.
 */
export function withoutUnusedMantine(): Plugin {
  return {
    name: 'posedown-without-unused-mantine',
    enforce: 'pre',
    transform(_code, id) {
      const name = UNUSED.exec(id)?.[1];
      return name && { code: `export const ${name} = () => null;`, map: null };
    },
  };
}
