import { expect, it } from 'vitest';
import { networkOf } from './page-audit.ts';

it.each([
  ['203.0.113.77', '203.0.113.×'],
  ['::ffff:203.0.113.77', '203.0.113.×'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:×'],
  ['2001:db8::1', '2001:db8:0:0:×'],
  ['nonsense', ''],
])('shortens %s to %s for coaches', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
