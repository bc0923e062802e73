import { useSyncExternalStore } from 'react';

export type ColorScheme = 'auto' | 'light' | 'dark';

/** The same values as in the head script, which applies them before the first paint. */
const STORED = 'posedown.color-scheme';
const ATTRIBUTE = 'data-color-scheme';

const listeners = new Set<() => void>();

function stored(): ColorScheme {
  try {
    const value = localStorage.getItem(STORED);
    return value === 'light' || value === 'dark' ? value : 'auto';
  } catch {
    // Without storage the browser follows the system.
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
  for (const notify of listeners) notify();
}

/** Sets the color scheme of this browser. */
export function chooseColorScheme(scheme: ColorScheme): void {
  chosen = scheme;
  storeColorScheme();
  show();
}

/** Writes the choice to the browser's storage, which logging out clears. */
export function storeColorScheme(): void {
  if (!chosen) return;
  try {
    localStorage.setItem(STORED, chosen);
  } catch {
    // It lasts until the page is closed.
  }
}

/** Follows the system's scheme without a choice, and choices made in other tabs. */
export function followColorScheme(): void {
  systemDark().addEventListener('change', show);
  // It may have changed since the head script ran.
  show();
  window.addEventListener('storage', ({ key }) => {
    if (key !== STORED && key !== null) return;
    chosen = stored();
    show();
  });
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/** The chosen scheme; 'auto' while prerendering and hydrating. */
export const useColorScheme = () => useSyncExternalStore(subscribe, current, () => 'auto' as const);
