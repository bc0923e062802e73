import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ACTIONS, actionsFor, athleteNameIn, MORE_SCREENS, placesFor } from './palette-places.ts';

const found = (text: string) =>
  placesFor(text, [...ACTIONS, ...MORE_SCREENS]).map(({ label }) => label);

it('finds a place by word prefixes, in any order, ignoring case and diacritics', () => {
  expect(found('plan crea')).toEqual(['Create a workout plan']);
  expect(found('ÉXP')).toEqual(['Export data']);
  expect(found('lan')).toEqual([]);
});

it('finds a place by its other names', () => {
  expect(found('csv')).toEqual(['Export data']);
  expect(found('coaches')).toEqual(['Team']);
});

it('offers everything while nothing is typed', () => {
  expect(found('  ')).toHaveLength(ACTIONS.length + MORE_SCREENS.length);
});

it('searches athletes by the part that names them, and their actions by all words', () => {
  expect(athleteNameIn('protocol omar')).toBe('omar');
  expect(athleteNameIn('Omar Haddad mess')).toBe('Omar Haddad');
  expect(athleteNameIn('Pro')).toBe('Pro');
  expect(athleteNameIn('message')).toBe('');
  const omar = actionsFor({ id: 'o', name: 'Omar Haddad' });
  expect(placesFor('protocol omar', omar)).toEqual([
    { label: 'Protocols of Omar Haddad', to: '/protocols?athlete=o' },
  ]);
});

it('normalizes the typed text like every search', () => {
  const oneil = actionsFor({ id: 'o', name: 'Seán O’Neil' });
  for (const typed of ["o'neil", 'oneil', 'SEAN', 'ｓｅａｎ']) {
    expect(placesFor(typed, oneil), typed).toHaveLength(2);
  }
});

it('links to existing routes', () => {
  const tree = readFileSync(new URL('../routeTree.gen.ts', import.meta.url), 'utf8');
  for (const { to } of [...ACTIONS, ...MORE_SCREENS]) {
    expect(tree).toMatch(new RegExp(`'${to.split('?')[0]}/?':`));
  }
});
