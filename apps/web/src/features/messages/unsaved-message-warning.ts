import { useEffect } from 'react';
import { useOutboxOf } from '../../lib/outbox-per-person.ts';
import { UNSTORED_NOTE, useUnsavedOutboxWarning } from '../../lib/unsaved-outbox.ts';
import { useTrueFor } from '../../lib/use-true-for.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { messagesOf } from './use-outbox.ts';

/** Within this time most messages have been sent. */
const LATE_MS = 3000;

/**
 * Warns about a message that could not be stored on the device, and makes the browser ask before
 * the page is closed. Renders nothing.
 */
export function UnsavedMessageWarning({ userId }: { userId: string }) {
  const { outbox, waiting } = useOutboxOf(messagesOf, userId);
  useUnsavedOutboxWarning(messagesOf, userId);
  const isToSend = waiting.some(({ problem }) => problem === undefined);
  const isLate = useTrueFor(isToSend && !outbox.isStored(), LATE_MS);
  useEffect(() => {
    if (!isLate) return;
    const message = `Your message will be sent when you’re online. ${UNSTORED_NOTE}`;
    void showToast({ title: 'Not sent yet', message, seconds: 5 });
  }, [isLate]);
  return null;
}
