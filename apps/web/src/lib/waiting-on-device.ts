/*
 * What the server does not have yet, as the outboxes keep it on the device. Other screens ask here, so that
 * nobody is asked again for what they have said, or wonders where it went.
 */

/** The names under which outboxes keep their things. */
const NAMES = {
  checkIns: 'check-ins',
  meals: 'meals',
  cardio: 'cardio.pending',
  supplements: 'supplements',
} as const;
export type WaitingKind = keyof typeof NAMES;

export const waitingKey = (kind: WaitingKind, userId: string) =>
  `posedown.${NAMES[kind]}.${userId}`;

/** What waits of a kind on this device; nothing where it cannot be read. */
function listWaiting(kind: WaitingKind, userId: string): unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(waitingKey(kind, userId)) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** How many things of a kind wait on this device. */
export const countWaiting = (kind: WaitingKind, userId: string): number =>
  listWaiting(kind, userId).length;

/** Whether the check-in of a day waits on this device. */
export const isCheckInWaiting = (userId: string, date: string): boolean =>
  listWaiting('checkIns', userId).some(
    (item) => (item as { body?: { date?: unknown } } | null)?.body?.date === date,
  );
