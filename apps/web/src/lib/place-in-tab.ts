import { loadDraft, saveDraft } from './draft-store.ts';
import { newRequestKey } from './request-key.ts';

const TAB_KEY = 'posedown.tab';

/**
 * The place of photos that go along with a form: of this tab alone, like what is typed there. Another tab
 * would send them a second time.
 */
export function placeInTab(what: string): string {
  const known = loadDraft(TAB_KEY);
  const tab = typeof known === 'string' ? known : newRequestKey();
  if (tab !== known) saveDraft(TAB_KEY, tab);
  return `${tab} ${what}`;
}
