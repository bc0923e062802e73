import { loadDraft, saveDraft } from './draft-store.ts';

const KEY = 'posedown.dashboard';

/** Remembers how the coach has narrowed the dashboard down, for the way back to it. */
export function keepDashboardSearch(search: object): void {
  saveDraft(KEY, search);
}

/** The search of the dashboard as it was last looked at in this tab. */
export function dashboardSearch(): Record<string, unknown> {
  const kept = loadDraft(KEY);
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}
