import type { ComponentProps, ComponentType } from 'react';
import { lazyPart, Nothing } from '../../ui/parts/lazy-part.tsx';
import type { NavCount as Count } from './nav-count.tsx';

/* What tells of changes comes once the page stands: no page waits for it. */
export const LiveUpdates = lazyPart(
  () => import('./live-updates.tsx').then(({ LiveUpdates }) => ({ default: LiveUpdates })),
  Nothing,
);
export const NavCount = lazyPart<ComponentType<ComponentProps<typeof Count>>>(
  () => import('./nav-count.tsx').then((part) => ({ default: part.NavCount })),
  Nothing,
);
export const PaletteButton = lazyPart<ComponentType>(
  () => import('../palette/palette-button.tsx').then((part) => ({ default: part.PaletteButton })),
  Nothing,
);
