import type { PlaceholderValues } from '@posedown/coaching';
import { expect, it } from 'vitest';
import { allSnippets, BUILT_IN, fillSnippets } from './snippet-text.ts';

const VALUES: PlaceholderValues = {
  ...{ name: 'Kira', weight_change: '−0.6 kg', weeks_out: '7', sleep: '7.3', diary_days: '6' },
};
const OWN = { id: '1', name: 'Photos', content: '{name}, photos by {weeks_out}.', version: 2 };

it('lists the coach’s own snippets first', () => {
  const all = allSnippets([OWN]);
  expect(all[0]).toEqual({ name: 'Photos', content: OWN.content, own: OWN });
  expect(all.slice(1)).toEqual(BUILT_IN);
});

it('fills snippets in, and names what is missing', () => {
  const [filled] = fillSnippets(allSnippets([OWN]), { ...VALUES, weeks_out: null });
  expect(filled).toMatchObject({
    text: 'Kira, photos by {weeks_out}.',
    missing: ['{weeks_out}'],
  });
  expect(fillSnippets([OWN], null)).toMatchObject([{ text: OWN.content, missing: [] }]);
});

it('has built-in snippets that can be filled in completely', () => {
  for (const { text, missing } of fillSnippets(BUILT_IN, VALUES)) {
    expect(missing).toEqual([]);
    expect(text).not.toMatch(/[{}]/);
  }
});
