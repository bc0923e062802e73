import { startTransition, useEffect, useState } from 'react';

/** Runs the task once the browser has painted and has nothing better to do. Returns a canceller. */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(task, { timeout: 2000 });
    return () => window.cancelIdleCallback(handle);
  }
  // Safari has no idle callback.
  const handle = setTimeout(task, 300);
  return () => clearTimeout(handle);
}

/** A page in the background is not painted. */
const NO_PAINT_MS = 100;

/** Resolves once the browser has painted what a press changed, such as the pressed button itself. */
export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, NO_PAINT_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** A phone is busy for so long with a screen that has what it asked for. */
const SETTLED_MS = 1000;

/**
 * Runs the task when the screen has stood for a while and the browser has nothing better to do.
 * Returns a canceller.
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

/** False while prerendering and on the first paint, then true: for parts that may arrive late. */
export function useAfterFirstPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setPainted(true))), []);
  return painted;
}
