import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an IP address belongs to the public internet: not this machine, its network, or a tunnel to them. */
export function isPublicAddress(address: string): boolean {
  const [bare = address] = address.split('%', 1);
  return ipaddr.isValid(bare) && ipaddr.process(bare).range() === 'unicast';
}

/** The name of a push service leads into our own network. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

type Resolve = (
  host: string,
  options: { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Resolves names for a connection, and fails if any of their addresses isn't public. People name the push service, so
 * they could name anything that only this machine can reach. Checked at each connection, because a name can change.
 */
export const publicLookup =
  (resolve: Resolve = lookup): LookupFunction =>
  (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error('no address'), '', 0);
      if (!addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(new PrivateAddressError('A push service has a private address'), '', 0);
      }
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
