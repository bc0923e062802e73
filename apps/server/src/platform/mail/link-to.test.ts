import { expect, it } from 'vitest';
import { readSettings } from '../../settings.ts';
import { linkTo } from './link-to.ts';

it.each([
  [{ PUBLIC_URL: 'https://coaching.example/' }, 'https://coaching.example/set-password'],
  [{ PUBLIC_URL: 'https://example.org/gym' }, 'https://example.org/gym/set-password'],
  [{ HOST: '127.0.0.1', PORT: '3000' }, 'http://127.0.0.1:3000/set-password'],
  [{ HOST: '0.0.0.0', PORT: '80' }, 'http://localhost:80/set-password'],
  [{ HOST: '::', PORT: '3000' }, 'http://localhost:3000/set-password'],
  [{ HOST: '::1', PORT: '3000' }, 'http://[::1]:3000/set-password'],
])('links to the host of the settings %o', (environment, link) => {
  expect(linkTo(readSettings(environment), '/set-password')).toBe(link);
});
