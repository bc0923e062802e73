import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { refreshMessages } from './api.ts';

// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({
  calls: {
    threads: { method: 'GET', path: '/api/messages/threads' },
  },
}));

const INBOX = ['/api', 'messages', 'threads', {}];
const ANALYTICS = ['/api', 'analytics'];
const ANA = ['/api', 'users', 'ana', 'messages'];
const BEN = ['/api', 'users', 'ben', 'messages'];
const KEYS = [INBOX, ANALYTICS, ANA, BEN, ['/api', 'users', 'ana', 'overview'], ['/api', 'auth']];

const invalidatedBy = (athleteId?: string) => {
  const client = new QueryClient();
  for (const key of KEYS) client.setQueryData(key, {});
  refreshMessages(client, athleteId);
  return KEYS.filter((key) => client.getQueryState(key)?.isInvalidated);
};

it('refetches the inbox and the analytics, which count unanswered messages, with a message', () => {
  expect(invalidatedBy('ana')).toEqual([INBOX, ANALYTICS, ANA]);
  expect(invalidatedBy()).toEqual([INBOX, ANALYTICS, ANA, BEN]);
});
