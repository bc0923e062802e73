/* The queued weekly check-ins, for screens that only mention them and do without the outbox. */

export const waitingWeeklyKey = (userId: string) => `posedown.weekly-check-ins.${userId}`;

/** Whether the check-in of a due day is queued on this device. */
export function isWeeklyWaiting(userId: string, dueOn: string): boolean {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(waitingWeeklyKey(userId)) ?? '[]');
    return Array.isArray(stored) && stored.some((item) => item?.body?.dueOn === dueOn);
  } catch {
    return false;
  }
}
