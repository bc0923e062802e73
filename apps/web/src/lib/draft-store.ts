/*
 * Drafts of forms, kept until the tab closes or the person signs out: a reload does not lose them, and
 * the next person on the device does not find them. Where storage is refused there is simply no draft.
 */

/** The owner of this tab’s drafts. */
const WHOSE_KEY = 'posedown.whose';

/** The draft under a key, as it was stored; undefined where there is none that can be read. */
export function loadDraft(key: string): unknown {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function saveDraft(key: string, draft: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Private windows may refuse: the form goes on without a draft.
  }
}

export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}

/** Keeps this tab’s drafts for the current user; clears them if they belong to someone else. */
export function claimDrafts(userId: string): boolean {
  const before = loadDraft(WHOSE_KEY) ?? userId;
  const isOther = before !== userId;
  if (isOther) dropAllDrafts();
  saveDraft(WHOSE_KEY, userId);
  return isOther;
}

/** Clears all drafts of this tab. */
export function dropAllDrafts(): void {
  try {
    sessionStorage.clear();
  } catch {
    // As above.
  }
}
