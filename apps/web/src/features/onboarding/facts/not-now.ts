/* Who said 'not now' to the optional questions, kept on the device for good: they stay in the account's details. */
const keyOf = (userId: string) => `posedown.facts-later.${userId}`;

/** Whether this person said 'not now' on this device. */
export function isPutOff(userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return false;
  }
}

export function putOff(userId: string): void {
  try {
    localStorage.setItem(keyOf(userId), 'yes');
  } catch {
    // Private windows may refuse: it then holds until the screen is left.
  }
}
