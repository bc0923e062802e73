import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { refreshAlerts } from './api.ts';

// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({
  calls: { alerts: { method: 'GET', path: '/api/alerts' } },
}));

const ALERTS = ['/api', 'alerts', { state: 'open' }];
const ABOUT_ANA = ['overview', 'peak-week', 'assistant-messages'].map((part) => [
  ...['/api', 'users', 'ana', part],
]);
const OTHERS = [
  ['/api', 'users', 'ana', 'messages'],
  ['/api', 'users', 'ben', 'peak-week'],
  ['/api', 'auth'],
];

/** The queries that are invalidated by a refresh. */
function invalidatedBy(athleteId?: string) {
  const client = new QueryClient();
  const keys = [ALERTS, ...ABOUT_ANA, ...OTHERS];
  for (const key of keys) client.setQueryData(key, {});
  refreshAlerts(client, athleteId);
  return keys.filter((key) => client.getQueryState(key)?.isInvalidated);
}

it("refetches the alerts and what the athlete's alert links to, but no other athlete's data", () => {
  expect(invalidatedBy('ana')).toEqual([ALERTS, ...ABOUT_ANA]);
  expect(invalidatedBy()).toEqual([ALERTS]);
});
