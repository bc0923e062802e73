import type { ComponentProps, ComponentType } from 'react';
import { lazyPart, RetrySilently } from '../../ui/parts/lazy-part.tsx';
import type { NavCount as Count } from './nav-count.tsx';

const loadSettledParts = () => import('./settled-parts.ts');

/* Parts for logged-in users. They are lazy because the layout is part of the public pages too. */
export const LiveUpdates = lazyPart(
  () => loadSettledParts().then(({ LiveUpdates }) => ({ default: LiveUpdates })),
  RetrySilently,
);
const loadCoachParts = () => import('./coach-parts.ts');

export const PaletteButton = lazyPart<ComponentType>(
  () => loadCoachParts().then((part) => ({ default: part.PaletteButton })),
  RetrySilently,
);
export const Tasks = lazyPart<ComponentType>(
  () => loadCoachParts().then((part) => ({ default: part.Tasks })),
  RetrySilently,
);
export const NavCount = lazyPart<ComponentType<ComponentProps<typeof Count>>>(
  () => loadSettledParts().then(({ NavCount }) => ({ default: NavCount })),
  RetrySilently,
);
/** The icons of the sidebar and the menu. A coach's first page and the menu wait for them. */
export const NavIcon = lazyPart<ComponentType<{ label: string }>>(
  () => import('../navigation/nav-icon.tsx').then((part) => ({ default: part.NavIcon })),
  RetrySilently,
);
