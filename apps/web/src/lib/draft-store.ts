/* Form drafts, stored until the tab closes or the user logs out: they survive a reload, and the
   next user of the device doesn't see them. Without storage there are no drafts. */

/** The owner of this tab’s drafts. */
const OWNER_KEY = 'posedown.whose';

/** The stored draft; undefined if there is none or it can't be parsed. */
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
    // In private windows storage may fail; the form then works without a draft.
  }
}

export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}

/**
 * Claims this tab's drafts for the current user, and clears them if they belong to someone else.
 */
export function claimDrafts(userId: string): boolean {
  const before = loadDraft(OWNER_KEY) ?? userId;
  const isOther = before !== userId;
  if (isOther) dropAllDrafts();
  saveDraft(OWNER_KEY, userId);
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
