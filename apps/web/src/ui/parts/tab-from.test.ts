import { expect, it } from 'vitest';
import { tabFrom } from './tab-from.ts';

const TABS = ['week', 'body', 'update'] as const;

it('parses a valid tab, and leaves the first one out of the URL', () => {
  expect(tabFrom('body', TABS)).toEqual({ tab: 'body' });
  for (const value of ['week', 'nonsense', undefined, 7, { tab: 'body' }]) {
    expect(tabFrom(value, TABS)).toEqual({});
  }
});
