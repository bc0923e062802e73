import type { Settings } from '../../settings.ts';

const EVERY_ADDRESS = new Set(['0.0.0.0', '::']);

/**
 * The full URL of a page, for mails. Uses only settings, because a forged Host header could redirect other people's
 * links. @param path with its leading slash
 */
export function linkTo(settings: Settings, path: `/${string}`): string {
  return `${settings.publicUrl?.replace(/\/+$/, '') ?? ownAddress(settings)}${path}`;
}

function ownAddress({ host, port }: Settings): string {
  const name = EVERY_ADDRESS.has(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
