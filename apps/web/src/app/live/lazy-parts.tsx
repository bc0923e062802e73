import { lazy } from 'react';

/* What tells of changes comes once the page stands: no page waits for it. */
export const LiveUpdates = lazy(() =>
  import('./live-updates.tsx').then(({ LiveUpdates }) => ({ default: LiveUpdates })),
);
export const NavCount = lazy(() =>
  import('./nav-count.tsx').then(({ NavCount }) => ({ default: NavCount })),
);
export const PaletteButton = lazy(() =>
  import('../palette/palette-button.tsx').then((part) => ({ default: part.PaletteButton })),
);
