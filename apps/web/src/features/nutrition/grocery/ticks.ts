/*
 * What is in the basket already, kept on the device: a list belongs to the phone that goes shopping.
 * Another plan or another number of days is another list.
 */
const keyOf = (userId: string) => `posedown.grocery.${userId}`;

interface Kept {
  list: string;
  ticked: string[];
}

/** The ticked foods of a list; none where another list was kept, or nothing can be read. */
export function loadTicks(userId: string, list: string): ReadonlySet<string> {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null') as Kept | null;
    return new Set(kept?.list === list && Array.isArray(kept.ticked) ? kept.ticked : []);
  } catch {
    return new Set();
  }
}

export function saveTicks(userId: string, list: string, ticked: ReadonlySet<string>): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify({ list, ticked: [...ticked] }));
  } catch {
    // Private windows may refuse: the ticks then last as long as the page.
  }
}
