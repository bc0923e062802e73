/*
 * On which journey the days stay those of home, kept on the device: of another flight it asks again, and so does
 * another phone.
 */
const keyOf = (userId: string) => `posedown.zone.${userId}`;

const pairOf = (home: string, here: string) => `${home} ${here}`;

/** Whether the days stay those of `home` while the device is in `here`. */
export function keepsHomeZone(userId: string, home: string, here: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) === pairOf(home, here);
  } catch {
    return false;
  }
}

export function saveHomeZone(userId: string, home: string, here: string): void {
  try {
    localStorage.setItem(keyOf(userId), pairOf(home, here));
  } catch {
    // Private windows may refuse: it then holds until the screen is left.
  }
}
