/** What moved on a page by itself, and by how much of the window. */
export interface Shift {
  at: number;
  value: number;
  /** What moved, for a person who looks for the cause. */
  moved: string[];
}

/** An answer to a tap or key: from the press to the picture after it, ms. */
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
 * Notes layout shifts and answers to input in `window.feel`, from the first paint on. Runs in the page, before its own
 * scripts.
 */
export function watchFeel(): void {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const feel: Feel = { shifts: [], answers: [] };
  Object.assign(window, { feel });
  // Methods: what names arrow functions while this runs from its source is not there in the page.
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

/** Within this of the one before a shift belongs to the same window, ms. */
const GAP_MS = 1000;
/** A window ends after this, ms. */
const WINDOW_MS = 5000;

/** The cumulative layout shift: the worst window of shifts that follow each other (web.dev/articles/cls). */
export function cumulativeShift(shifts: readonly Shift[]): number {
  let worst = 0;
  let sum = 0;
  let begunAt = Number.NEGATIVE_INFINITY;
  let lastAt = Number.NEGATIVE_INFINITY;
  for (const { at, value } of shifts) {
    const isSame = at - lastAt < GAP_MS && at - begunAt < WINDOW_MS;
    sum = isSame ? sum + value : value;
    if (!isSame) begunAt = at;
    lastAt = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}
