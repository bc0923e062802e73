import { expect, it } from 'vitest';
import { addressKey, networksOf } from './networks.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['no address', 'no address'],
])('counts the address %s as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});

it('counts an IPv6 address in three networks, with rising limits', () => {
  expect(networksOf('2001:db8:1:2ff::9')).toEqual([
    { key: '2001:db8:1:2ff', factor: 1 },
    { key: '2001:db8:1:200/56', factor: 2 },
    { key: '2001:db8:1:0/48', factor: 4 },
  ]);
  expect(networksOf('192.0.2.7')).toEqual([{ key: '192.0.2.7', factor: 1 }]);
});
