import { expect, it } from 'vitest';
import { linkify } from './linkify.ts';

const links = (text: string) => linkify(text).flatMap(({ href }) => href ?? []);

it('links addresses, and leaves the sentence around them', () => {
  expect(linkify('See https://example.com/a?b=1. Then rest.')).toEqual([
    { text: 'See ' },
    { text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
    { text: '. Then rest.' },
  ]);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'www.example.com',
  'http://',
  'mailto:a@b.example',
])('makes no link of %s', (text) => {
  expect(links(text)).toEqual([]);
});

it('loses nothing of what was written', () => {
  for (const text of ['', 'plain', 'https://a.example', '(https://a.example) https://b.example!']) {
    expect(
      linkify(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  }
});
