import { expect, it } from 'vitest';
import { pathAfterLogin } from './paths.ts';

it('brings a person back to the page they asked for, with its query', () => {
  const wanted = '/nutrition/log-meal?meal=lunch';
  expect(pathAfterLogin(wanted)).toBe(wanted);
});

it('goes to the dashboard when nothing was asked for, or the login page itself', () => {
  expect(pathAfterLogin(undefined)).toBe('/dashboard');
  expect(pathAfterLogin('/login?next=/progress')).toBe('/dashboard');
});

it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/'])(
  'never leaves the site for %s',
  (next) => {
    expect(pathAfterLogin(next)).toBe('/dashboard');
  },
);
