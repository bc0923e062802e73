import type { Plugin } from 'vite';

/** The name under which the choice was stored until November 2026. */
const OLD_KEY = 'mantine-color-scheme-value';

/** Sets the stored or the system's color scheme before the first paint, as `src/lib/color-scheme.ts` does later. */
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

/** Puts the script into the head of every page. `pages.ts` writes down its hash for the CSP. */
export function colorSchemeScript(): Plugin {
  return {
    name: 'posedown-color-scheme-script',
    transformIndexHtml: (html) =>
      html.replace('</title>', `</title>\n    <script>${SCRIPT}</script>`),
  };
}
