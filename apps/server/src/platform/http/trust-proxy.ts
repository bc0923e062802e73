/**
 * Whom to believe about a request's origin: with a proxy before the server the one that connects,
 * and nobody behind it. What a browser itself writes into X-Forwarded-For stays unread.
 */
export function trustProxy(isBehindProxy: boolean) {
  return isBehindProxy && ((_address: string, hop: number) => hop === 0);
}
