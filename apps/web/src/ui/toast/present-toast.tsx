import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { isMac } from '../../lib/is-mac.ts';
import { announce } from '../announce/announce.ts';
import { isDialogOpen } from '../dialog/is-dialog-open.ts';
import { UnstyledButton } from '../parts/button.tsx';
import classes from './present-toast.module.css';
import type { Toast } from './toast.ts';
import { endUndo, offerUndo } from './undo-key.ts';

/**
 * Puts the toast into Mantine's store, in place of what is there. A mouse on it makes it stay; a finger that
 * was lifted there counts as a mouse that never leaves, so on a phone it goes when its time is over.
 */
export function present(toast: Toast, autoClose: number): void {
  const { title, message, variant = 'default', action } = toast;
  const failed = variant === 'destructive';
  notifications.clean();
  const act = action && takenUpOnce(action.onClick);
  if (act) offerUndo(act);
  const id = notifications.show({
    title,
    message:
      action && act ? <WithAction message={message} label={action.label} onAct={act} /> : message,
    classNames: { description: classes.message },
    autoClose,
    color: failed ? 'behind' : 'excellent',
    icon: failed ? <IconAlertTriangle size={18} /> : <IconCheck size={18} />,
    role: failed ? 'alert' : 'status',
    // It comes together with its words, which then are mostly not heard: they are said elsewhere.
    'aria-live': failed ? undefined : 'off',
    closeButtonProps: { 'aria-label': 'Dismiss' },
  });
  if (matchMedia('(hover: none)').matches) setTimeout(() => notifications.hide(id), autoClose);
  // An alert is heard on its own, but from behind a dialog.
  if (!failed || isDialogOpen()) announce(wordsOf(toast));
}

/** What is offered is done once, by its button or by the keyboard. */
function takenUpOnce(onClick: () => void): () => void {
  return () => {
    endUndo();
    notifications.clean();
    onClick();
  };
}

function wordsOf({ title, message, action }: Toast): string {
  const key = isMac() ? 'Command Z' : 'Control Z';
  const said = [title, message, action && `${action.label}: ${key}`].filter(Boolean);
  return said.join('. ').replaceAll('!.', '!').replaceAll('..', '.');
}

interface WithActionProps {
  message: string | undefined;
  label: string;
  onAct: () => void;
}

function WithAction({ message, label, onAct }: WithActionProps) {
  return (
    <span className={classes.row}>
      <span>{message}</span>
      <UnstyledButton
        className={classes.action}
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={onAct}
      >
        {label}
        <span className={classes.key} aria-hidden="true">
          {isMac() ? '⌘Z' : 'Ctrl Z'}
        </span>
      </UnstyledButton>
    </span>
  );
}
