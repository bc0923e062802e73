import type { RosterLayout, SavedView } from '@posedown/contract';
import { describe, expect, it } from 'vitest';
import { DEFAULT_COLUMNS } from '../columns/roster-columns.ts';
import { type RosterQuery, readRosterQuery } from '../roster-query.ts';
import { addressOf, currentView, setupOf, toSavedView } from './current-view.ts';

const ID = '0190aef1-52b7-4d4c-8a70-1f0c5d7e9a01';

const saved: SavedView = {
  ...{ id: ID, name: 'Bikini preps', group: 'prep', search: 'fat', status: 'behind' },
  ...{ tag: 'Bikini', sort: 'show', reverse: true, columns: ['show', 'why'] },
};
const layout: RosterLayout = { columns: ['goal'], views: [saved], version: 3 };
const full: RosterQuery = {
  ...{ view: 'prep', status: 'behind', sort: 'show', reverse: true },
  ...{ q: 'fat', tag: 'Bikini' },
};

describe('the address of a saved view', () => {
  it('is its id alone while nothing is changed', () => {
    expect(currentView({ saved: ID }, layout)).toEqual({
      ...{ query: full, columns: ['show', 'why'], saved, isChanged: false },
    });
    expect(addressOf(setupOf(saved), saved)).toEqual({ saved: ID });
    expect(readRosterQuery({ saved: ID })).toEqual({ saved: ID });
  });

  it('has all filters, the order and other columns once something is changed', () => {
    const { status: _status, ...query } = full;
    const address = addressOf({ query, columns: ['show'] }, saved);
    expect(address).toEqual({ ...query, saved: ID, columns: 'show' });
    expect(readRosterQuery({ ...address })).toEqual(address);
    expect(currentView(address, layout)).toEqual({
      ...{ query, columns: ['show'], saved, isChanged: true },
    });
  });

  it('names the group even if all filters are removed', () => {
    const address = addressOf({ query: {}, columns: saved.columns }, saved);
    expect(address).toEqual({ saved: ID, view: 'needs' });
    expect(currentView(address, layout)).toMatchObject({
      ...{ query: { view: 'needs' }, isChanged: true },
    });
  });

  it('is unchanged again if what was changed is put back', () => {
    const address = { ...full, saved: ID, columns: 'show.why' };
    expect(currentView(address, layout).isChanged).toBe(false);
    expect(addressOf({ query: { ...full, q: ' fat ' }, columns: saved.columns }, saved)).toEqual({
      saved: ID,
    });
  });

  it('drops malformed ids, and columns outside a changed view', () => {
    expect(readRosterQuery({ saved: 'x', columns: 'why' })).toEqual({});
    expect(readRosterQuery({ saved: ID, columns: 'why' })).toEqual({ saved: ID });
    expect(readRosterQuery({ saved: ID, view: 'all', columns: 'salary' })).toEqual({
      ...{ saved: ID, view: 'all' },
    });
  });
});

describe('outside saved views', () => {
  it('has the coach’s columns, and is changed by filters and an order', () => {
    expect(currentView({}, layout)).toEqual({
      ...{ query: {}, columns: ['goal'], saved: undefined, isChanged: false },
    });
    expect(currentView({ view: 'quiet' }, layout).isChanged).toBe(false);
    expect(currentView({ view: 'quiet', sort: 'show' }, layout).isChanged).toBe(true);
    expect(currentView({ q: 'mia' }, layout).isChanged).toBe(true);
    const none = { columns: null, views: [], version: 0 };
    expect(currentView({}, none).columns).toBe(DEFAULT_COLUMNS);
  });

  it('opens the filters of a deleted view without it', () => {
    const address = { saved: '0190aef1-52b7-4d4c-8a70-1f0c5d7e9a02', view: 'prep' } as const;
    expect(currentView(address, layout)).toMatchObject({
      ...{ query: { view: 'prep' }, saved: undefined },
    });
    expect(addressOf({ query: { view: 'all' }, columns: [] })).toEqual({ view: 'all' });
  });
});

it('saves what the screen shows, with the group it shows', () => {
  const name = { id: ID, name: 'New' };
  expect(toSavedView({ query: { q: ' mia ' }, columns: ['why'] }, name)).toEqual({
    ...{ ...name, group: 'all', search: 'mia', reverse: false, columns: ['why'] },
  });
  expect(toSavedView(setupOf(saved), saved)).toEqual(saved);
});
