import type { Plugin } from 'vite';

/** The storage key until November 2026. */
const OLD_KEY = 'mantine-color-scheme-value';

/**
 * Applies the stored or the system's color scheme before the first paint, like
 * `src/lib/color-scheme.ts` does later.
 */
const SCRIPT = `try {
  const old = localStorage.getItem('${OLD_KEY}');
  if (old) localStorage.setItem('posedown.color-scheme', old);
  localStorage.removeItem('${OLD_KEY}');
} catch {}
let scheme;
try { scheme = localStorage.getItem('posedown.color-scheme'); } catch {}
if (scheme !== 'light' && scheme !== 'dark') {
  scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
document.documentElement.setAttribute('data-color-scheme', scheme);`;

/** Adds the script to the head of every page. `pages.ts` adds its hash to the CSP. */
export function colorSchemeScript(): Plugin {
  return {
    name: 'posedown-color-scheme-script',
    transformIndexHtml: (html) =>
      html.replace('</title>', `</title>\n    <script>${SCRIPT}</script>`),
  };
}
