import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

/* Browser APIs that jsdom lacks and our components use. Layout, focus traps and inertness are
   tested by the journeys in e2e. */

// Makes React and Testing Library wait for the effects of a click.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// As `expect.poll` in vitest.config.ts.
configure({ asyncUtilTimeout: 60_000 });

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

// Pending work, such as announcements, would otherwise run after the document is gone.
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
