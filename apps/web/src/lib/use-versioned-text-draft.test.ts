import { expect, it } from 'vitest';
import { readVersionedTextDraft } from './use-versioned-text-draft.ts';

it('restores only drafts that have the version they were based on', () => {
  const draft = { text: 'Chest up.', version: 2 };
  expect(readVersionedTextDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  for (const stored of [undefined, null, 'Chest up.', { text: 'Chest up.' }, { version: 2 }]) {
    expect(readVersionedTextDraft(stored)).toBeUndefined();
  }
});
