import { type OutboxOf, useOutboxOf } from './outbox-per-person.ts';
import { useLeaveWarning } from './use-leave-warning.ts';

/** Appended to the message about when an entry is sent, if the device refused to store it. */
export const UNSTORED_NOTE = 'Keep this page open until then, because this device can’t store it.';

/** Makes the browser ask before the page is closed while unsent items exist only in memory. */
export function useUnsavedOutboxWarning<Item>(outboxOf: OutboxOf<Item>, userId: string): void {
  const { outbox, waiting } = useOutboxOf(outboxOf, userId);
  useLeaveWarning(waiting.length > 0 && !outbox.isStored());
}
