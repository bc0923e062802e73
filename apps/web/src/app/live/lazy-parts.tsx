import type { ComponentProps, ComponentType } from 'react';
import { lazyPart, Nothing } from '../../ui/parts/lazy-part.tsx';
import type { NavCount as Count } from './nav-count.tsx';

/* Parts for logged-in users. They are lazy because the layout is part of the public pages too. */
export const LiveUpdates = lazyPart(
  () => import('./live-updates.tsx').then(({ LiveUpdates }) => ({ default: LiveUpdates })),
  Nothing,
);
export const PaletteButton = lazyPart<ComponentType>(
  () => import('../palette/palette-button.tsx').then((part) => ({ default: part.PaletteButton })),
  Nothing,
);
export const NavCount = lazyPart<ComponentType<ComponentProps<typeof Count>>>(
  () => import('./nav-count.tsx').then((part) => ({ default: part.NavCount })),
  Nothing,
);
