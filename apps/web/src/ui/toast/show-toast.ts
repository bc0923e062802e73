import { afterNextPaint } from '../after-first-paint.ts';
import type { Toast } from './toast.ts';
import { requestToasts, whenToastsMounted } from './toast-demand.ts';

const SHORTEST_SECONDS = 2;
const LONGEST_SECONDS = 5;

/** The duration of a toast in ms, within the product's limits. */
export function toastDurationMs(seconds = 4): number {
  return Math.min(LONGEST_SECONDS, Math.max(SHORTEST_SECONDS, seconds)) * 1000;
}

type Presenter = typeof import('./toast-code.ts');
let presenter: Promise<Presenter> | undefined;

/**
 * Loads the toast code once for all concurrent callers. Of two separate imports the browser may
 * resolve the later one first, and the older toast would replace the newer one.
 */
function loadPresenter(): Promise<Presenter> {
  presenter ??= import('./toast-code.ts').catch((error: unknown) => {
    presenter = undefined;
    throw error;
  });
  return presenter;
}

/**
 * Shows a toast, replacing any other. Its code is loaded on first use. What the press itself changed is painted first,
 * so that the toast doesn't delay it.
 */
export async function showToast(toast: Toast): Promise<void> {
  requestToasts();
  const { present } = await loadPresenter();
  await whenToastsMounted();
  await afterNextPaint();
  present(toast, toastDurationMs(toast.seconds));
}

/** Preloads the toast code, for screens that must be able to show toasts offline. */
export function prepareToasts(): void {
  requestToasts();
  // If it fails, the first toast tries again.
  void loadPresenter().catch(() => undefined);
}
