import type { Settings } from '../../settings.ts';

const EVERY_ADDRESS = new Set(['0.0.0.0', '::']);

/**
 * The full address of a page, for mails. Based only on settings: a forged Host header could point other people's links
 * elsewhere.
 * @param path with its leading slash
 */
export function linkTo(settings: Settings, path: `/${string}`): string {
  return `${settings.publicUrl?.replace(/\/+$/, '') ?? ownAddress(settings)}${path}`;
}

function ownAddress({ host, port }: Settings): string {
  const name = EVERY_ADDRESS.has(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
