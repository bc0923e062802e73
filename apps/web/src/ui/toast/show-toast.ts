import type { Toast } from './toast.ts';
import { wantToasts, whenToastsMounted } from './toast-demand.ts';

const SHORTEST_SECONDS = 2;
const LONGEST_SECONDS = 5;

/** Milliseconds that a toast stays, within the bounds of the product. */
export function toastDurationMs(seconds = 4): number {
  return Math.min(LONGEST_SECONDS, Math.max(SHORTEST_SECONDS, seconds)) * 1000;
}

type Presenter = typeof import('./present-toast.tsx');
let presenter: Promise<Presenter> | undefined;

/**
 * Loads what shows toasts, once for all who ask meanwhile: of two that wait for the same file the browser
 * may serve the later one first, and the older toast would take the place of the newer.
 */
function loadPresenter(): Promise<Presenter> {
  presenter ??= import('./present-toast.tsx').catch((error: unknown) => {
    presenter = undefined;
    throw error;
  });
  return presenter;
}

/** Shows one toast in place of any other. Its code is loaded when first needed. */
export async function showToast(toast: Toast): Promise<void> {
  wantToasts();
  const { present } = await loadPresenter();
  await whenToastsMounted();
  present(toast, toastDurationMs(toast.seconds));
}

/** Loads what toasts need, for screens that must be able to speak when the network is gone. */
export function prepareToasts(): void {
  wantToasts();
  // What cannot be loaded now is asked for again by the first toast.
  void loadPresenter().catch(() => undefined);
}
