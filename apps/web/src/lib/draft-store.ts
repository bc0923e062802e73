/*
 * Drafts of forms, kept until the tab closes or the person signs out: a reload does not lose them, and
 * the next person on the device does not find them. Where storage is refused there is simply no draft.
 */

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

/** Everything that was begun in this tab, of whatever form. */
export function dropAllDrafts(): void {
  try {
    sessionStorage.clear();
  } catch {
    // As above.
  }
}
