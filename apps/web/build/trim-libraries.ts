import type { Plugin } from 'vite';

/** Sonner adds a style element, which the content policy refuses: `ui/toast/toast-area.module.css` has the styles. */
const SONNER = /\/sonner\/dist\/index\.mjs(\?|$)/;
const INSERTED_STYLES = /^__insertCSS\(".*"\);$/m;

/** React Aria's texts in 33 other languages than ours, which are a sixth of the calendar. */
const OTHER_LANGUAGE = /\/react-aria\/dist\/private\/intl\/\w+\/(?!en-US)[\w-]+\.mjs$/;

/** Leaves out what libraries bring along and the product cannot use. */
export function trimLibraries(): Plugin {
  return {
    name: 'posedown-trim-libraries',
    enforce: 'pre',
    transform(code, id) {
      if (OTHER_LANGUAGE.test(id)) return { code: 'export default {};', map: null };
      if (!SONNER.test(id)) return undefined;
      if (!INSERTED_STYLES.test(code)) throw new Error('sonner inserts its styles in another way');
      return { code: code.replace(INSERTED_STYLES, ''), map: null };
    },
  };
}
