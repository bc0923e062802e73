import type { Plugin } from 'vite';
import { themeStyleSheet } from '../src/ui/theme/css-variables.ts';

const REQUESTED = 'virtual:theme.css';
const RESOLVED = '\0virtual:theme.css';

/** Serves the theme's CSS variables as the style sheet `virtual:theme.css`. */
export function themeCss(): Plugin {
  return {
    name: 'posedown-theme-css',
    resolveId: (id) => (id === REQUESTED ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? themeStyleSheet() : undefined),
  };
}
