import { ROSTER_COLUMNS, ROSTER_SORTS } from '@posedown/contract';
import { expect, it } from 'vitest';
import { ROSTER_ORDERS } from '../roster-query.ts';
import {
  COLUMN_IDS,
  columnInfo,
  columnsText,
  DEFAULT_COLUMNS,
  fittingColumns,
  gridOf,
  readColumns,
} from './roster-columns.ts';

it('has the columns and orders of the contract', () => {
  expect(COLUMN_IDS).toEqual([...ROSTER_COLUMNS]);
  expect(['need', ...ROSTER_ORDERS].sort()).toEqual([...ROSTER_SORTS].sort());
});

it('sorts by each order in at most one column', () => {
  const sorts = COLUMN_IDS.flatMap((id) => columnInfo(id).sort ?? []);
  expect(new Set(sorts).size).toBe(sorts.length);
});

it('reads columns from an address and writes them back', () => {
  for (const columns of [['show', 'why'], ['check-in'], [], COLUMN_IDS] as const) {
    expect(readColumns(columnsText(columns))).toEqual(columns);
  }
  expect(readColumns('show.salary.why.show')).toEqual(['show', 'why']);
  expect(readColumns('salary')).toBeUndefined();
  expect(readColumns('')).toBeUndefined();
  expect(readColumns('constructor')).toBeUndefined();
});

it('leaves out weight and rate first, unless the coach chose the columns', () => {
  expect(fittingColumns(DEFAULT_COLUMNS, 80)).toBe(DEFAULT_COLUMNS);
  expect(fittingColumns(DEFAULT_COLUMNS, 56)).toEqual([
    'why',
    'phase',
    'show',
    'compliance',
    'due',
  ]);
  expect(fittingColumns(['weight', 'rate', 'goal', 'task'], 40)).toEqual([
    'weight',
    'rate',
    'goal',
  ]);
  expect(fittingColumns(['weight', 'rate'], 10)).toEqual([]);
});

it('has a place in the grid for each column, the checkbox, the athlete and the links', () => {
  expect(gridOf(['phase', 'rate'])).toBe('1.25rem minmax(8.5rem, 1fr) 5.75rem 3.25rem 5.75rem');
});
