import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';
import { linkTo } from './platform/mail/link-to.ts';
import { readSettings } from './settings.ts';

it('uses the assigned port in links of mails', async () => {
  const app = Fastify();
  const settings = readSettings({ HOST: '127.0.0.1', PORT: '0' });
  const address = await listen(app, settings);
  await app.close();
  expect(address).toMatch(/:[1-9]\d+$/);
  expect(linkTo(settings, '/set-password')).toBe(`${address}/set-password`);
});
