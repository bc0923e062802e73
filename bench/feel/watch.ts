/** A layout shift, and its share of the window. */
export interface Shift {
  at: number;
  value: number;
  /** The shifted elements, for finding the cause. */
  moved: string[];
}

/** A response to a tap or key: ms from the press to the next paint. */
interface Answer {
  at: number;
  name: string;
  duration: number;
}

export interface Feel {
  shifts: Shift[];
  answers: Answer[];
}

/**
 * Records layout shifts and responses to input in `window.feel`, from the first paint on. Runs in the page before
 * its own scripts.
 */
export function watchFeel(): void {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const feel: Feel = { shifts: [], answers: [] };
  Object.assign(window, { feel });
  // Methods rather than arrow functions, since the helper that names those is missing in the page.
  const words = {
    of(node: Node | null) {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      const text = element?.textContent.trim().slice(0, 24) ?? '';
      return `${element?.tagName.toLowerCase()}.${element?.getAttribute('class') ?? ''} "${text}"`;
    },
    ofBox({ x, y, width, height }: DOMRect) {
      return [x, y, width, height].map(Math.round).join();
    },
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${words.of(node)} ${words.ofBox(previousRect)} -> ${words.ofBox(currentRect)}`,
      );
      feel.shifts.push({ at: entry.startTime, value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!entry.interactionId) continue;
      const { startTime: at, name, duration } = entry;
      feel.answers.push({ at, name, duration });
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** Shifts within this time of the previous one belong to the same window, ms. */
const GAP_MS = 1000;
/** Maximum length of a window, ms. */
const WINDOW_MS = 5000;

/** The cumulative layout shift: the worst window of consecutive shifts (web.dev/articles/cls). */
export function cumulativeShift(shifts: readonly Shift[]): number {
  let worst = 0;
  let sum = 0;
  let startedAt = Number.NEGATIVE_INFINITY;
  let lastAt = Number.NEGATIVE_INFINITY;
  for (const { at, value } of shifts) {
    const isSame = at - lastAt < GAP_MS && at - startedAt < WINDOW_MS;
    sum = isSame ? sum + value : value;
    if (!isSame) startedAt = at;
    lastAt = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}
