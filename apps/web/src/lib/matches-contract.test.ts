import { expect, it } from 'vitest';
import { matchesContract } from './matches-contract.ts';

const ID = '0190f3c0-0000-7000-8000-000000000001';
it('accepts a valid reply, with any additional fields', async () => {
  const unread = { total: 1, threads: [{ athleteId: ID, unread: 1 }] };
  expect(await matchesContract('/api/messages/unread', unread)).toBe(true);
  expect(await matchesContract('/api/messages/unread?of=mine', { ...unread, more: 'words' })).toBe(
    true,
  );
});

it('rejects a reply that a screen could not use, and one of an unknown call', async () => {
  expect(await matchesContract('/api/messages/unread', { total: 'one', threads: [] })).toBe(false);
  expect(await matchesContract(`/api/users/${ID}/cardio-plan`, { today: '2026-11-20' })).toBe(
    false,
  );
  expect(await matchesContract('/api/no/such/call', {})).toBe(false);
});
