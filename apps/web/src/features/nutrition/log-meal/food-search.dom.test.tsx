import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../lib/testing/render-screen.tsx';
import { buildCatalog, type Listing } from './catalog.ts';
import { FoodSearch } from './food-search.tsx';

const catalog = buildCatalog([], { dietaryRestrictions: [], foodAllergies: [] });

/** A form field that stores the typed or picked text. */
function Search({ onPick }: { onPick: (listing: Listing) => void }) {
  const [value, setValue] = useState('');
  const [isPicked, setPicked] = useState(false);
  return (
    <FoodSearch
      {...{ value, catalog, isPicked }}
      error={undefined}
      onType={(text) => {
        setPicked(false);
        setValue(text);
      }}
      onPick={(listing) => {
        onPick(listing);
        setPicked(true);
        setValue(listing.name);
      }}
    />
  );
}

function renderSearch() {
  const picked: Listing[] = [];
  return { ...renderScreen(<Search onPick={(listing) => picked.push(listing)} />), picked };
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Food name' });
const options = () => screen.queryAllByRole('option');
const isOpen = () => field().getAttribute('aria-expanded') === 'true';
/** The option selected by keyboard, as exposed to screen readers. */
const activeLine = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

it('lists results while typing and picks one on tap', async () => {
  const { person, picked } = renderSearch();
  expect(isOpen()).toBe(false);
  await person.type(field(), 'banan');
  expect(isOpen()).toBe(true);
  expect(options()[0]?.textContent).toMatch(/^Banana/);
  await person.click(screen.getAllByRole('option', { name: /^Banana/ })[0] as HTMLElement);
  expect(picked.map(({ name }) => name)).toEqual(['Banana']);
  expect(field().value).toBe('Banana');
  expect(isOpen()).toBe(false);
});

it('moves through the list with the arrow keys, wraps around, and picks with Enter', async () => {
  const { person, picked } = renderSearch();
  await person.type(field(), 'chicken');
  const found = options();
  expect(activeLine()).toBe(found[0]);
  await person.keyboard('{ArrowDown}');
  expect(activeLine()).toBe(found[1]);
  expect(found[1]?.getAttribute('aria-selected')).toBe('true');
  await person.keyboard('{ArrowUp}{ArrowUp}');
  expect(activeLine()?.textContent).toContain('as a food of your own');
  await person.keyboard('{ArrowDown}{Enter}');
  expect(picked).toHaveLength(1);
  expect(found[0]?.textContent).toContain(picked[0]?.name);
  expect(document.activeElement).toBe(field());
});

it('saves the text as a custom food with the last option', async () => {
  const { person, picked } = renderSearch();
  await person.type(field(), 'Grandma’s stew');
  await person.keyboard('{ArrowUp}{Enter}');
  expect(picked).toEqual([]);
  expect(field().value).toBe('Grandma’s stew');
  expect(isOpen()).toBe(false);
});

it('closes on Escape and blur and keeps the text', async () => {
  const { person, picked } = renderSearch();
  await person.type(field(), 'rice');
  await person.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  await person.type(field(), ' ');
  expect(isOpen()).toBe(true);
  await person.tab();
  expect(isOpen()).toBe(false);
  expect([picked, field().value]).toEqual([[], 'rice ']);
});
