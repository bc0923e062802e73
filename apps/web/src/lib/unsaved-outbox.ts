import { type OutboxOf, useOutboxOf } from './outbox-per-person.ts';
import { useLeaveWarning } from './use-leave-warning.ts';

/** Said after when something is sent, where the device refused to keep it. */
export const KEEP_PAGE_OPEN = 'Keep this page open until then, because this device can’t store it.';

/** Has the browser ask before the page is closed, while something waits that lives no longer than the page. */
export function useUnsavedOutboxWarning<Item>(outboxOf: OutboxOf<Item>, userId: string): void {
  const { outbox, waiting } = useOutboxOf(outboxOf, userId);
  useLeaveWarning(waiting.length > 0 && !outbox.isStored());
}
