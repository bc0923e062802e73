import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ACTS, actsFor, MORE_SCREENS, placesFor, whomIn } from './palette-places.ts';

const found = (text: string) =>
  placesFor(text, [...ACTS, ...MORE_SCREENS]).map(({ label }) => label);

it('finds a place by the beginnings of its words, in any order and without case or marks', () => {
  expect(found('plan crea')).toEqual(['Create a workout plan']);
  expect(found('ÉXP')).toEqual(['Export data']);
  expect(found('lan')).toEqual([]);
});

it('finds a place by what else it is called', () => {
  expect(found('csv')).toEqual(['Export data']);
  expect(found('coaches')).toEqual(['Team']);
});

it('offers everything while nothing is typed', () => {
  expect(found('  ')).toHaveLength(ACTS.length + MORE_SCREENS.length);
});

it('searches athletes by what names them, and finds what is to be done with them by all the words', () => {
  expect(whomIn('protocol omar')).toBe('omar');
  expect(whomIn('Omar Haddad mess')).toBe('Omar Haddad');
  expect(whomIn('Pro')).toBe('Pro');
  expect(whomIn('message')).toBe('');
  const omar = actsFor({ id: 'o', name: 'Omar Haddad' });
  expect(placesFor('protocol omar', omar)).toEqual([
    { label: 'Protocols of Omar Haddad', to: '/protocols?athlete=o' },
  ]);
});

it('folds what is typed as every search does', () => {
  const oneil = actsFor({ id: 'o', name: 'Seán O’Neil' });
  for (const typed of ["o'neil", 'oneil', 'SEAN', 'ｓｅａｎ']) {
    expect(placesFor(typed, oneil), typed).toHaveLength(2);
  }
});

it('leads to routes that exist', () => {
  const tree = readFileSync(new URL('../routeTree.gen.ts', import.meta.url), 'utf8');
  for (const { to } of [...ACTS, ...MORE_SCREENS]) {
    expect(tree).toMatch(new RegExp(`'${to.split('?')[0]}/?':`));
  }
});
