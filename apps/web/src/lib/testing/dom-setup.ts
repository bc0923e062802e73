import { cleanup } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

/*
 * What jsdom lacks of a browser, as far as our components ask for it. Layout, focus traps and what is inert are
 * the browser's own: the journeys in e2e prove those.
 */

// React and Testing Library then wait for what a click leads to.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

Element.prototype.scrollIntoView = () => undefined;
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    ...{ media, matches: false, onchange: null },
    addListener: () => undefined,
    removeListener: () => undefined,
  });

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
  const first = this.querySelector<HTMLElement>('button, input, select, textarea, a[href]');
  (first ?? this).focus();
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

afterEach(cleanup);

// What still waits, such as words for a screen reader, would run after the document is gone.
const timers = new Set<ReturnType<typeof setTimeout>>();
const { setTimeout: startTimer } = globalThis;
Object.assign(globalThis, {
  setTimeout: (...[callback, delay, ...values]: Parameters<typeof startTimer>) => {
    const timer = startTimer(callback, delay, ...values);
    timers.add(timer);
    return timer;
  },
});
afterAll(() => {
  for (const timer of timers) clearTimeout(timer);
});
