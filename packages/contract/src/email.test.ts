import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textSchema } from './common.ts';
import { emailSchema } from './email.ts';

const parse = (text: string) => emailSchema.safeParse(text).data;

it.each([
  ['jo@xn--e1aybc.xn--p1ai', 'jo@xn--e1aybc.xn--p1ai'],
  ['jo@тест.рф', 'jo@xn--e1aybc.xn--p1ai'],
  ['Jo@Bücher.example', 'jo@xn--bcher-kva.example'],
  ['r&d@example.com', 'r&d@example.com'],
  ["o'neil+gym@example.co.uk", "o'neil+gym@example.co.uk"],
  [' \u200bMia@Example.COM\u2069 ', 'mia@example.com'],
  ['a@b.io', 'a@b.io'],
])('normalizes %s to %s', (typed, stored) => expect(parse(typed)).toBe(stored));

it.each([
  ...['', 'jo', 'jo@', '@example.com', 'jo@example', 'jo@1.2.3.4', 'jo@example.com:80', 'a b@c.de'],
  ...['a..b@example.com', '.a@example.com', 'jo@-a.example', 'jo@a_b.example', 'jo@exa mple.com'],
  ...['jo@example.com/x', 'jo@@example.com', 'jo@[::1]', 'jo@ex%61mple.com', 'жо@example.com'],
  `${'a'.repeat(65)}@example.com`,
])('rejects %j', (typed) => expect(parse(typed)).toBeUndefined());

it('is idempotent', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      const stored = parse(address);
      fc.pre(stored !== undefined);
      expect(parse(stored ?? '')).toBe(stored);
    }),
  );
});

it('requires visible characters in a name, and strips invisible marks around it', () => {
  const name = textSchema(100, 'Name is required');
  expect(name.parse('\u2068Mia\u2069')).toBe('Mia');
  for (const blank of ['\u200b', '\u2800', '\u3164', ' \u2060 ']) {
    expect(name.safeParse(blank).error?.issues, JSON.stringify(blank)).toMatchObject([
      { message: 'Name is required' },
    ]);
  }
  for (const refused of ['Mia\nKim', 'aiM \u202e'])
    expect(name.safeParse(refused).success).toBe(false);
});
