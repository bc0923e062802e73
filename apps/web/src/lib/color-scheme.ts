import { useSyncExternalStore } from 'react';

export type ColorScheme = 'auto' | 'light' | 'dark';

/** The same words as the script in the head reads and sets before the first paint. */
const STORED = 'posedown.color-scheme';
const ATTRIBUTE = 'data-color-scheme';

const listeners = new Set<() => void>();

function stored(): ColorScheme {
  try {
    const value = localStorage.getItem(STORED);
    return value === 'light' || value === 'dark' ? value : 'auto';
  } catch {
    // A browser that keeps nothing follows the system.
    return 'auto';
  }
}

const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

let chosen: ColorScheme | undefined;
const current = () => (chosen ??= stored());

function show(): void {
  const scheme = current();
  const shown = scheme === 'auto' ? (systemDark().matches ? 'dark' : 'light') : scheme;
  document.documentElement.setAttribute(ATTRIBUTE, shown);
  for (const tell of listeners) tell();
}

/** Sets the color scheme of this browser. */
export function chooseColorScheme(scheme: ColorScheme): void {
  chosen = scheme;
  storeColorScheme();
  show();
}

/** Writes the choice into the browser's storage, which logging out clears. */
export function storeColorScheme(): void {
  if (!chosen) return;
  try {
    localStorage.setItem(STORED, chosen);
  } catch {
    // It holds until the page is closed.
  }
}

/** Follows the system's scheme while none is chosen, and what another tab chooses. */
export function followColorScheme(): void {
  systemDark().addEventListener('change', show);
  // It may have changed since the script in the head has looked.
  show();
  window.addEventListener('storage', ({ key }) => {
    if (key !== STORED && key !== null) return;
    chosen = stored();
    show();
  });
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** What is chosen; 'auto' while prerendering and at hydration. */
export const useColorScheme = () => useSyncExternalStore(subscribe, current, () => 'auto' as const);
