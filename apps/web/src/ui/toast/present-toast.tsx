import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import classes from './present-toast.module.css';
import type { Toast } from './toast.ts';

/** Puts the toast into Mantine's store, in place of what is there. */
export function present({ title, message, variant = 'default' }: Toast, autoClose: number): void {
  const failed = variant === 'destructive';
  notifications.clean();
  notifications.show({
    title,
    message,
    classNames: { description: classes.message },
    autoClose,
    color: failed ? 'behind' : 'excellent',
    icon: failed ? <IconAlertTriangle size={18} /> : <IconCheck size={18} />,
    role: failed ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': 'Dismiss' },
  });
}
