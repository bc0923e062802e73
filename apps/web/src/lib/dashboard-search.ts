import { loadDraft, saveDraft } from './draft-store.ts';

const KEY = 'posedown.dashboard';

/** Stores the coach's dashboard filters, for links back to it. */
export function saveDashboardSearch(search: object): void {
  saveDraft(KEY, search);
}

/** The dashboard's last filters in this tab. */
export function dashboardSearch(): Record<string, unknown> {
  const stored = loadDraft(KEY);
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}
