/*
 * Check-ins that the server does not have yet, as their form keeps them on the device. Other screens
 * ask here, so that nobody is asked again for what they have said.
 */

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
