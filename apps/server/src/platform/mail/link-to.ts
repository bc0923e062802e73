import type { Settings } from '../../settings.ts';

const EVERY_ADDRESS = new Set(['0.0.0.0', '::']);

/**
 * The full address of a page, for mails. It comes from the settings alone: a request's Host header
 * is written by whoever sends it, and would let them point other people's links at themselves.
 * @param path with its leading slash
 */
export function linkTo(settings: Settings, path: `/${string}`): string {
  return `${settings.publicUrl?.replace(/\/+$/, '') ?? ownAddress(settings)}${path}`;
}

function ownAddress({ host, port }: Settings): string {
  const name = EVERY_ADDRESS.has(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
