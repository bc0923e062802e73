import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, useNotifications } from '@mantine/notifications';
import { useLayoutEffect } from 'react';
import { MantineParts } from '../theme/mantine-parts.tsx';
import { keepToastFree } from './place-toast.ts';
import classes from './toast-area.module.css';

/** The place where toasts appear: one at a time, over nothing that is to be pressed. */
export function ToastArea() {
  const shown = useNotifications().notifications[0]?.id;
  // Before it is painted: it must not be seen to move.
  useLayoutEffect(() => (shown ? keepToastFree() : undefined), [shown]);
  return (
    <MantineParts>
      <Notifications
        classNames={{ root: classes.area }}
        limit={1}
        // Not in the corner: the button that goes on stands there.
        position="bottom-center"
        transitionDuration={0}
        zIndex={1000}
      />
    </MantineParts>
  );
}
