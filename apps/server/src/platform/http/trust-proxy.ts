/**
 * Whom to trust for a request's origin: behind a proxy only the proxy itself. A browser's own X-Forwarded-For is
 * ignored.
 */
export function trustProxy(isBehindProxy: boolean) {
  return isBehindProxy && ((_address: string, hop: number) => hop === 0);
}
