import { expect, it } from 'vitest';
import { readAlertsQuery } from './alerts-query.ts';

it('parses the filters and drops unknown ones', () => {
  const both = { state: 'resolved', severity: 'high' };
  expect(readAlertsQuery(both)).toEqual(both);
  expect(readAlertsQuery({ state: 'open' })).toEqual({});
  expect(readAlertsQuery({ state: 'gone', severity: 'worst', page: 2 })).toEqual({});
});
