import { RECENT_PRACTICE } from '@posedown/coaching';
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { RosterPractice } from './roster-practice.tsx';

// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({
  calls: new Proxy({}, { get: (_, name) => ({ method: 'GET', path: `/api/${String(name)}` }) }),
}));
vi.stubGlobal('window', { history: { state: null } });
vi.stubGlobal('sessionStorage', { getItem: () => null });

/** The rendered list of this many sessions. */
function drawn(count: number) {
  const sessions = Array.from({ length: count }, (_, n) => ({
    athleteName: 'Ana',
    session: {
      ...{ id: `${n}`, userId: 'ana', date: '2026-11-20', routine: null, duration: 60, version: 0 },
      ...{ poses: [], videoUrls: [], coachNotes: null, nextSessionFocus: null },
    },
  }));
  const client = createQueryClient(vi.fn());
  client.setQueryData(['/api', 'recentPoseSessions'], sessions);
  const practice = createElement(RosterPractice);
  return renderToString(createElement(QueryClientProvider, { client }, practice));
}

it('says that the list is partial if there may be more sessions', () => {
  const some = drawn(RECENT_PRACTICE.sessions - 5);
  expect(some).toContain('The last 28 days, newest first');
  const many = drawn(RECENT_PRACTICE.sessions);
  expect(many).toContain('The latest 30 of the last 28 days, newest first');
  expect(many).not.toContain('Show all');
});
