import { expect, it } from 'vitest';
import { linkify } from './linkify.ts';

const links = (text: string) => linkify(text).flatMap(({ href }) => href ?? []);

it('links URLs and leaves the surrounding text alone', () => {
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
])('does not link %s', (text) => {
  expect(links(text)).toEqual([]);
});

it('preserves the whole text', () => {
  for (const text of ['', 'plain', 'https://a.example', '(https://a.example) https://b.example!']) {
    expect(
      linkify(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  }
});
