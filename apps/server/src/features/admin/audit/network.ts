import { isIPv4 } from 'node:net';
import { addressKey } from '../../../platform/limits/networks.ts';

/**
 * What of an address a coach reads: enough to tell one place from another, too little to find a
 * person by it. An IPv4 address loses its last number, an IPv6 address all but the customer's network.
 */
export function networkOf(address: string): string {
  const key = addressKey(address);
  if (isIPv4(key)) return key.replace(/\.\d+$/, '.×');
  return key.includes(':') ? `${key}:×` : '';
}
