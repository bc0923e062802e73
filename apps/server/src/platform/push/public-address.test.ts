import { expect, it } from 'vitest';
import { isPublicAddress, PrivateAddressError, publicLookup } from './public-address.ts';

it.each(['8.8.8.8', '142.250.185.74', '2607:f8b0:4005:80a::200a', '::ffff:8.8.8.8'])(
  'accepts %s',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  ...['0.0.0.0', '127.0.0.1', '127.9.9.9', '10.0.0.1', '172.16.0.1', '192.168.1.1', '100.64.0.1'],
  ...['169.254.169.254', '224.0.0.1', '255.255.255.255', '192.0.2.1', '198.18.0.1', '240.0.0.1'],
  ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12::1', 'ff02::1', '2001:db8::1'],
  ...['::ffff:127.0.0.1', '::ffff:10.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1'],
  ...['::127.0.0.1', 'localhost', ''],
])('rejects %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

/** What a connection gets for a name that resolves to these addresses. */
function lookUp(addresses: string[], options: object = {}): unknown[] {
  let found: unknown[] = [];
  const entries = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const lookup = publicLookup((_host, _options, callback) => callback(null, entries));
  lookup('push.example', options, (...args) => {
    found = args;
  });
  return found;
}

it('resolves a name to its public addresses', () => {
  expect(lookUp(['8.8.8.8', '8.8.4.4'])).toEqual([null, '8.8.8.8', 4]);
  expect(lookUp(['8.8.8.8'], { all: true })).toEqual([null, [{ address: '8.8.8.8', family: 4 }]]);
});

it('rejects a name with a private address, even beside public ones', () => {
  for (const options of [{}, { all: true }]) {
    expect(lookUp(['8.8.8.8', '127.0.0.1'], options)[0]).toBeInstanceOf(PrivateAddressError);
    expect(lookUp(['::1'], options)[0]).toBeInstanceOf(PrivateAddressError);
    expect(lookUp([], options)[0]).toBeInstanceOf(Error);
  }
});

it('passes on that a name has no address', () => {
  const unknown = new Error('ENOTFOUND');
  let failure: unknown;
  const lookup = publicLookup((_host, _options, callback) => callback(unknown, []));
  lookup('push.example', {}, (error) => {
    failure = error;
  });
  expect(failure).toBe(unknown);
});
