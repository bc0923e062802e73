import ipaddr from 'ipaddr.js';

/** A counted part of an address, and how many times a single address's limit it gets. */
export interface Network {
  key: string;
  factor: number;
}

/** Customers get a /64 at least, often a /56 or /48: larger networks may have more customers. */
const PREFIXES = [
  { bits: 64, factor: 1 },
  { bits: 56, factor: 2 },
  { bits: 48, factor: 4 },
];

/**
 * The networks of a request's address, smallest first. IPv4 addresses count individually.
 * @param ip as in `request.ip`
 */
export function networksOf(ip: string): [Network, ...Network[]] {
  const [bare = ip] = ip.split('%', 1);
  if (!ipaddr.isValid(bare)) return [{ key: ip, factor: 1 }];
  const address = ipaddr.process(bare);
  if (address.kind() === 'ipv4') return [{ key: address.toString(), factor: 1 }];
  const [smallest, ...larger] = PREFIXES.map(({ bits, factor }) => ({
    key: keyOf(address.toByteArray(), bits),
    factor,
  }));
  return [smallest ?? { key: ip, factor: 1 }, ...larger];
}

/** The address's smallest network, which identifies a person or a household. */
export const addressKey = (ip: string): string => networksOf(ip)[0].key;

/** `2001:db8:1:2` for a /64, else with the number of bits behind it: `2001:db8:1:0/56`. */
function keyOf(bytes: number[], bits: number): string {
  const saved = bytes.map((byte, index) => (index * 8 < bits ? byte : 0));
  const groups = [0, 2, 4, 6].map((at) =>
    (((saved[at] ?? 0) << 8) | (saved[at + 1] ?? 0)).toString(16),
  );
  return bits === 64 ? groups.join(':') : `${groups.join(':')}/${bits}`;
}
