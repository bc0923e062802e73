import { lazyPart } from '../../ui/parts/lazy-part.tsx';

/* What tells of changes comes once the page stands: no page waits for it. */
export const LiveUpdates = lazyPart(() =>
  import('./live-updates.tsx').then(({ LiveUpdates }) => ({ default: LiveUpdates })),
);
export const NavCount = lazyPart(() =>
  import('./nav-count.tsx').then(({ NavCount }) => ({ default: NavCount })),
);
export const PaletteButton = lazyPart(() =>
  import('../palette/palette-button.tsx').then((part) => ({ default: part.PaletteButton })),
);
