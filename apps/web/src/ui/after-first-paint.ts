import { startTransition, useEffect, useState } from 'react';

/** Runs the task once the browser has painted and is idle. @returns a function that cancels it */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(task, { timeout: 2000 });
    return () => window.cancelIdleCallback(handle);
  }
  // Safari has no idle callback.
  const handle = setTimeout(task, 300);
  return () => clearTimeout(handle);
}

/** Background pages are not painted. */
const NO_PAINT_MS = 100;

/**
 * Resolves once the browser has painted the effect of a press, such as the pressed button itself.
 */
export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, NO_PAINT_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** The time a phone typically needs to render a screen after its data has arrived. */
const SETTLED_MS = 1000;

/**
 * Runs the task once the screen has settled and the browser is idle. @returns a function that
 * cancels it
 */
export function whenSettled(task: () => void): () => void {
  let cancelIdle: (() => void) | undefined;
  const pause = setTimeout(() => {
    cancelIdle = whenIdle(task);
  }, SETTLED_MS);
  return () => {
    clearTimeout(pause);
    cancelIdle?.();
  };
}

/**
 * False while prerendering and during the first paint, then true. For content that may appear
 * late.
 */
export function useAfterFirstPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setPainted(true))), []);
  return painted;
}
