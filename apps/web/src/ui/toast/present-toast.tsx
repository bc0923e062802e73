import { toast as sonner } from 'sonner';
import { isMac } from '../../lib/is-mac.ts';
import { announce } from '../announce/announce.ts';
import { isDialogOpen } from '../dialog/is-dialog-open.ts';
import type { Toast } from './toast.ts';
import { ToastCard } from './toast-card.tsx';
import { endUndo, offerUndo } from './undo-key.ts';

/**
 * Shows the toast in place of the current one. A mouse over it keeps it open. After a tap the browser never
 * reports that the pointer left, so on a touch screen it closes when its time is over.
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
  // A screen reader reads an alert on its own, except from behind a dialog.
  if (!failed || isDialogOpen()) announce(wordsOf(toast));
}

const dismiss = () => void sonner.dismiss();

/** The action runs once, by its button or by the keyboard. */
function runOnce(onClick: () => void): () => void {
  return () => {
    endUndo();
    dismiss();
    onClick();
  };
}

function wordsOf({ title, message, action }: Toast): string {
  const key = isMac() ? 'Command Z' : 'Control Z';
  const said = [title, message, action && `${action.label}: ${key}`].filter(Boolean);
  return said.join('. ').replaceAll('!.', '!').replaceAll('..', '.');
}
