import { flushSync } from 'react-dom';

/** Runs an update that moves the focused row of a list. The browser would drop its focus. */
export function moveWithFocus(update: () => void): void {
  const { activeElement: focused } = document;
  flushSync(update);
  if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus();
  focused?.scrollIntoView({ block: 'nearest' });
}
