import { expect, it } from 'vitest';
import { readVersionedTextDraft } from './use-versioned-text-draft.ts';

it('takes up a text that was left with the version it was written over, and nothing else', () => {
  const draft = { text: 'Chest up.', version: 2 };
  expect(readVersionedTextDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  for (const stored of [undefined, null, 'Chest up.', { text: 'Chest up.' }, { version: 2 }]) {
    expect(readVersionedTextDraft(stored)).toBeUndefined();
  }
});
