import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { profileOf } from '../../../lib/profile.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { memoryStorage } from '../../../lib/testing/memory-storage.ts';
import { AwayNotice, saveHomeZone } from './away-notice.tsx';

// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({
  calls: new Proxy({}, { get: (_, name) => ({ method: 'GET', path: `/api/${String(name)}` }) }),
}));
vi.mock('../../../lib/auth-context.ts', () => ({ useSignedInUser: () => ({ id: 'ana' }) }));

const [SYDNEY, LOS_ANGELES] = ['Australia/Sydney', 'America/Los_Angeles'];

/** The notice for an athlete in that time zone, as text. */
function noticeFor(timezone: string): string {
  const client = createQueryClient(() => undefined);
  client.setQueryData(profileOf('ana').queryKey, { timezone } as never);
  const notice = createElement(AwayNotice);
  const html = renderToString(createElement(QueryClientProvider, { client }, notice));
  return html.replaceAll(/<[^>]*>/g, '');
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubEnv('TZ', LOS_ANGELES);
});

it('tells a traveling athlete which time zone their days use', () => {
  const words = noticeFor(SYDNEY);
  expect(words).toContain('This device is on Los Angeles time.');
  expect(words).toContain('Your days still use Sydney time.');
  expect(words).toMatch(/Use Los Angeles time.*Keep Sydney/);
});

it('is hidden if the clocks agree, even under another zone name', () => {
  expect(noticeFor(LOS_ANGELES)).toBe('');
  expect(noticeFor('America/Tijuana')).toBe('');
});

it('stays hidden on this device after keeping the home zone, until another trip', () => {
  saveHomeZone('ana', SYDNEY, LOS_ANGELES);
  expect(noticeFor(SYDNEY)).toBe('');
  expect(noticeFor('Europe/London')).toContain('Keep London');
  vi.stubEnv('TZ', 'Australia/Adelaide');
  expect(noticeFor(SYDNEY)).toContain('Use Adelaide time');
});

it('stores the choice per person', () => {
  saveHomeZone('ben', SYDNEY, LOS_ANGELES);
  expect(noticeFor(SYDNEY)).toContain('Keep Sydney');
  saveHomeZone('ana', SYDNEY, LOS_ANGELES);
  expect(localStorage.getItem('posedown.zone.ana')).toBe(`${SYDNEY} ${LOS_ANGELES}`);
});
