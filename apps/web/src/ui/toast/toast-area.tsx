import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';

/** The place where toasts appear: one at a time, above the bottom bar. */
export function ToastArea() {
  return <Notifications limit={1} position="bottom-right" transitionDuration={0} zIndex={1000} />;
}
