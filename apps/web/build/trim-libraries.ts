import type { Plugin } from 'vite';

/**
 * Sonner inserts a style element, which the content policy blocks.
 * `ui/toast/toast-area.module.css` contains the styles.
 */
const SONNER = /\/sonner\/dist\/index\.mjs(\?|$)/;
const INSERTED_STYLES = /^__insertCSS\(".*"\);$/m;

/** React Aria's texts in 33 other languages, a sixth of the calendar's size. */
const OTHER_LANGUAGE = /\/react-aria\/dist\/private\/intl\/\w+\/(?!en-US)[\w-]+\.mjs$/;

/** Removes library code that the product cannot use. */
export function trimLibraries(): Plugin {
  return {
    name: 'posedown-trim-libraries',
    enforce: 'pre',
    transform(code, id) {
      if (OTHER_LANGUAGE.test(id)) return { code: 'export default {};', map: null };
      if (!SONNER.test(id)) return undefined;
      if (!INSERTED_STYLES.test(code))
        throw new Error('sonner no longer inserts its styles as expected');
      return { code: code.replace(INSERTED_STYLES, ''), map: null };
    },
  };
}
