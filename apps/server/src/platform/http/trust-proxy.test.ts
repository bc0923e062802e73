import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { trustProxy } from './trust-proxy.ts';

async function addressSeenBy(isBehindProxy: boolean) {
  const app = Fastify({ trustProxy: trustProxy(isBehindProxy) });
  app.get('/', async ({ ip, protocol }) => ({ ip, protocol }));
  const headers = { 'x-forwarded-for': '203.0.113.66, 198.51.100.7', 'x-forwarded-proto': 'https' };
  const response = await app.inject({ url: '/', headers });
  await app.close();
  return response.json();
}

it('uses the address seen by the proxy, not one claimed by the browser', async () => {
  expect(await addressSeenBy(true)).toEqual({ ip: '198.51.100.7', protocol: 'https' });
});

it('ignores claimed addresses without a proxy', async () => {
  expect(await addressSeenBy(false)).toEqual({ ip: '127.0.0.1', protocol: 'http' });
});
