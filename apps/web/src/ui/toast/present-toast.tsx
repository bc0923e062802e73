import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { UnstyledButton } from '../parts/button.tsx';
import { placeToast } from './place-toast.ts';
import classes from './present-toast.module.css';
import type { Toast } from './toast.ts';

/**
 * Puts the toast into Mantine's store, in place of what is there. A mouse on it makes it stay; a finger that
 * was lifted there counts as a mouse that never leaves, so on a phone it goes when its time is over.
 */
export function present(toast: Toast, autoClose: number): void {
  const { title, message, variant = 'default', action } = toast;
  const failed = variant === 'destructive';
  placeToast();
  notifications.clean();
  const id = notifications.show({
    title,
    message: action ? <WithAction message={message} action={action} /> : message,
    classNames: { description: classes.message },
    autoClose,
    color: failed ? 'behind' : 'excellent',
    icon: failed ? <IconAlertTriangle size={18} /> : <IconCheck size={18} />,
    role: failed ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': 'Dismiss' },
  });
  if (matchMedia('(hover: none)').matches) setTimeout(() => notifications.hide(id), autoClose);
}

function WithAction({ message, action }: Pick<Toast, 'message'> & Pick<Required<Toast>, 'action'>) {
  function act() {
    notifications.clean();
    action.onClick();
  }
  return (
    <span className={classes.row}>
      <span>{message}</span>
      <UnstyledButton className={classes.action} onClick={act}>
        {action.label}
      </UnstyledButton>
    </span>
  );
}
