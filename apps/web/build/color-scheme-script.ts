import { ColorSchemeScript } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';

/**
 * Puts Mantine's script into the head of every page: it sets the stored or the system's colour scheme
 * before the first paint. It is the only inline script; `pages.ts` writes down its hash for the CSP.
 */
export function colorSchemeScript(): Plugin {
  const script = renderToStaticMarkup(
    createElement(ColorSchemeScript, { defaultColorScheme: 'auto' }),
  );
  return {
    name: 'posedown-color-scheme-script',
    transformIndexHtml: (html) => html.replace('</title>', `</title>\n    ${script}`),
  };
}
