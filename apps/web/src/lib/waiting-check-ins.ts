/* Queued check-ins, so that an athlete isn’t asked again for one they already sent. */

export const waitingCheckInsKey = (userId: string) => `posedown.check-ins.${userId}`;

/** Whether a day's check-in is queued on this device. */
export function isCheckInWaiting(userId: string, date: string): boolean {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(waitingCheckInsKey(userId)) ?? '[]');
    return Array.isArray(stored) && stored.some((item) => item?.body?.date === date);
  } catch {
    return false;
  }
}
