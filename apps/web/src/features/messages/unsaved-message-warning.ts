import { useEffect } from 'react';
import { useOutboxOf } from '../../lib/outbox-per-person.ts';
import { KEEP_PAGE_OPEN, useUnsavedOutboxWarning } from '../../lib/unsaved-outbox.ts';
import { useTrueFor } from '../../lib/use-true-for.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { messagesOf } from './use-outbox.ts';

/** A line that is on its way is with the server by then. */
const LATE_MS = 3000;

/** Says that a message waits which the device does not keep, and has the browser ask before it is lost. Draws nothing. */
export function UnsavedMessageWarning({ userId }: { userId: string }) {
  const { outbox, waiting } = useOutboxOf(messagesOf, userId);
  useUnsavedOutboxWarning(messagesOf, userId);
  const isToSend = waiting.some(({ problem }) => problem === undefined);
  const isLate = useTrueFor(isToSend && !outbox.isStored(), LATE_MS);
  useEffect(() => {
    if (!isLate) return;
    const message = `Your message will be sent when you’re online. ${KEEP_PAGE_OPEN}`;
    void showToast({ title: 'Not sent yet', message, seconds: 5 });
  }, [isLate]);
  return null;
}
