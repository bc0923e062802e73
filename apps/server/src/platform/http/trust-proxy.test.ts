import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { trustProxy } from './trust-proxy.ts';

async function seenBy(isBehindProxy: boolean) {
  const app = Fastify({ trustProxy: trustProxy(isBehindProxy) });
  app.get('/', async ({ ip, protocol }) => ({ ip, protocol }));
  const headers = { 'x-forwarded-for': '203.0.113.66, 198.51.100.7', 'x-forwarded-proto': 'https' };
  const response = await app.inject({ url: '/', headers });
  await app.close();
  return response.json();
}

it('behind a proxy only the address that the proxy saw counts, not what a browser claims', async () => {
  expect(await seenBy(true)).toEqual({ ip: '198.51.100.7', protocol: 'https' });
});

it('without a proxy no claim counts', async () => {
  expect(await seenBy(false)).toEqual({ ip: '127.0.0.1', protocol: 'http' });
});
