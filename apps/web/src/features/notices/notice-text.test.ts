import { NOTICE_KINDS } from '@posedown/coaching';
import type { Notice } from '@posedown/contract';
import { expect, it } from 'vitest';
import { viewNotice } from './notice-text.ts';

const MIA = { id: '019aa000-0000-7000-8000-000000000001', name: 'Mia' };
const notice = (kind: Notice['kind'], amount = 1, athlete: Notice['athlete'] = null): Notice => ({
  ...{ id: '019aa000-0000-7000-8000-000000000002', kind, amount, athlete },
  ...{ createdAt: '2026-11-21T09:00:00.000Z', readAt: null },
});

it.each([
  [notice('message'), 'client', 'Your coach sent you a message', '/messages'],
  [notice('message', 3), 'client', '3 messages from your coach', '/messages'],
  [notice('message', 1, MIA), 'coach', 'Mia sent you a message', `/messages/${MIA.id}`],
  [notice('message', 2, MIA), 'coach', 'Mia sent you 2 messages', `/messages/${MIA.id}`],
  [notice('plan_changed', 2), 'client', '2 changes to your plan', '/dashboard'],
  [notice('show_milestone', 0), 'client', 'It’s show day', '/competition/prep'],
  [notice('show_milestone', 1), 'client', '1 week to your show', '/competition/prep'],
  [notice('show_milestone', 12), 'client', '12 weeks to your show', '/competition/prep'],
  [notice('red_flag', 1, MIA), 'coach', 'Red flag: Mia', '/alerts'],
  [notice('check_in_sent', 1, MIA), 'coach', 'Mia sent a check-in', `/check-ins?athlete=${MIA.id}`],
  [notice('overdue_digest', 4), 'coach', '4 check-ins are overdue', '/check-ins?filter=overdue'],
] as const)('says %o to a %s', (one, role, text, to) => {
  expect(viewNotice(one, role)).toEqual({ text, to });
});

it('has a text and a place for every kind', () => {
  for (const kind of NOTICE_KINDS) {
    const { text, to } = viewNotice(notice(kind), 'coach');
    expect([text.length > 5, to.startsWith('/')], kind).toEqual([true, true]);
  }
});
