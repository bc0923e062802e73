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

/** What is refetched of what was read before. */
function outdatedBy(athleteId?: string) {
  const client = new QueryClient();
  const keys = [ALERTS, ...ABOUT_ANA, ...OTHERS];
  for (const key of keys) client.setQueryData(key, {});
  refreshAlerts(client, athleteId);
  return keys.filter((key) => client.getQueryState(key)?.isInvalidated);
}

it('reads anew with the alerts what the athlete’s alert leads to, and nothing of others', () => {
  expect(outdatedBy('ana')).toEqual([ALERTS, ...ABOUT_ANA]);
  expect(outdatedBy()).toEqual([ALERTS]);
});
