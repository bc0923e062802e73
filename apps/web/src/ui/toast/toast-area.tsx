import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import classes from './toast-area.module.css';

/** The place where toasts appear: one at a time, above the bottom bar. */
export function ToastArea() {
  return (
    <Notifications
      classNames={{ root: classes.area }}
      limit={1}
      // Not in the corner: the button that goes on stands there.
      position="bottom-center"
      transitionDuration={0}
      zIndex={1000}
    />
  );
}
