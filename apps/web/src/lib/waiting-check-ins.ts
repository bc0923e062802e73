/* Queued check-ins, so that an athlete isn’t asked again for one they already sent. */

export const waitingCheckInsKey = (userId: string) => `posedown.check-ins.${userId}`;

/** Whether the check-in of a day waits on this device. */
export function isCheckInWaiting(userId: string, date: string): boolean {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(waitingCheckInsKey(userId)) ?? '[]');
    return Array.isArray(kept) && kept.some((item) => item?.body?.date === date);
  } catch {
    return false;
  }
}
