import { toast as sonner } from 'sonner';
import { isMac } from '../../lib/is-mac.ts';
import { announce } from '../announce/announce.ts';
import { isDialogOpen } from '../dialog/is-dialog-open.ts';
import type { Toast } from './toast.ts';
import { ToastCard } from './toast-card.tsx';

/**
 * The time a toast's action stays available by keyboard, which takes longer to reach it than a
 * thumb.
 */
const OFFERED_MS = 60_000;
const TEXT_INPUTS =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select';

let offered: { act: () => void; path: string; untilMs: number } | undefined;

function press(event: KeyboardEvent): void {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  if (!isUndo || event.key.toLowerCase() !== 'z' || !offered) return;
  // In an input it undoes typing.
  if (event.target instanceof Element && event.target.closest(TEXT_INPUTS)) return;
  const { act, path, untilMs } = offered;
  if (path !== location.pathname || Date.now() > untilMs) return;
  event.preventDefault();
  act();
}

/** Lets Ctrl-Z or Cmd-Z run the newest toast's action, even after that toast has closed. */
function offerUndo(act: () => void): void {
  if (!offered) document.addEventListener('keydown', press);
  offered = { act, path: location.pathname, untilMs: Date.now() + OFFERED_MS };
}

/** Undo was used, or something else was done since. */
function endUndo(): void {
  if (offered) document.removeEventListener('keydown', press);
  offered = undefined;
}

/**
 * Shows the toast, replacing the current one. It stays open under a mouse. After a tap the browser
 * never reports that the pointer left, so on a touch screen it closes when its time is over.
 */
export function present(toast: Toast, duration: number): void {
  const { action } = toast;
  const failed = toast.variant === 'destructive';
  dismiss();
  const act = action && runOnce(action.onClick);
  if (act) offerUndo(act);
  const id = sonner.custom(() => <ToastCard toast={toast} onAct={act} onDismiss={dismiss} />, {
    duration,
  });
  if (matchMedia('(hover: none)').matches) setTimeout(() => sonner.dismiss(id), duration);
  // Screen readers announce an alert by themselves, except behind a dialog.
  if (!failed || isDialogOpen()) announce(wordsOf(toast));
}

const dismiss = () => void sonner.dismiss();

/** The action runs once, by its button or by keyboard. */
function runOnce(onClick: () => void): () => void {
  return () => {
    endUndo();
    dismiss();
    onClick();
  };
}

function wordsOf({ title, message, action }: Toast): string {
  const key = isMac() ? 'Command Z' : 'Control Z';
  const announcement = [title, message, action && `${action.label}: ${key}`].filter(Boolean);
  return announcement.join('. ').replaceAll('!.', '!').replaceAll('..', '.');
}
