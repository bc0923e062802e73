import { loadDraft, saveDraft } from './draft-store.ts';
import { newRequestKey } from './request-key.ts';

const TAB_KEY = 'posedown.tab';

/**
 * The storage place of a form's photos. It belongs to this tab, like the form's text; another tab
 * would send them a second time.
 */
export function placeInTab(purpose: string): string {
  const stored = loadDraft(TAB_KEY);
  const tab = typeof stored === 'string' ? stored : newRequestKey();
  if (tab !== stored) saveDraft(TAB_KEY, tab);
  return `${tab} ${purpose}`;
}
