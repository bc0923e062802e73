import { useEffect } from 'react';
import { useOutboxOf } from '../../lib/outbox-per-person.ts';
import { LEAVE_OPEN, useUnkeptWarning } from '../../lib/unkept.ts';
import { useLasting } from '../../lib/use-lasting.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { messagesOf } from './use-outbox.ts';

/** A line that is on its way is with the server by then. */
const LATE_MS = 3000;

/** Says that a message waits which the device does not keep, and has the browser ask before it is lost. Draws nothing. */
export function WarnOfUnkeptMessages({ userId }: { userId: string }) {
  const { outbox, waiting } = useOutboxOf(messagesOf, userId);
  useUnkeptWarning(messagesOf, userId);
  const isToSend = waiting.some(({ problem }) => problem === undefined);
  const isLate = useLasting(isToSend && !outbox.isStored(), LATE_MS);
  useEffect(() => {
    if (!isLate) return;
    const message = `Your message will be sent when you’re online. ${LEAVE_OPEN}`;
    void showToast({ title: 'Not sent yet', message, seconds: 5 });
  }, [isLate]);
  return null;
}
