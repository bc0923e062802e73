import { describe, expect, it } from 'vitest';
import { linkPath } from './link-path.ts';

const ATHLETE = '019aa000-0000-7000-8000-000000000001';
const ID = '019aa000-0000-7000-8000-000000000002';
const link = (kind: 'workout' | 'check_in' | 'meal') => ({
  ...{ kind, id: ID, title: 'Leg day', date: '2026-11-20' },
});

describe('a link in a message', () => {
  it('opens the athlete’s own screens for the athlete', () => {
    const reader = { athleteId: ATHLETE, isCoach: false };
    expect(linkPath(link('workout'), reader)).toEqual({
      ...{ to: `/training/sessions/${ID}`, search: {} },
    });
    expect(linkPath(link('check_in'), reader)).toMatchObject({ to: '/check-in' });
    expect(linkPath(link('meal'), reader)).toEqual({
      ...{ to: '/nutrition/progress', search: { date: '2026-11-20' } },
    });
  });

  it('opens the athlete’s page for their coach', () => {
    const reader = { athleteId: ATHLETE, isCoach: true };
    expect(linkPath(link('workout'), reader).search).toEqual({ athlete: ATHLETE });
    expect(linkPath(link('check_in'), reader)).toEqual({
      ...{ to: `/client/${ATHLETE}`, search: { tab: 'timeline', kinds: 'check_in' } },
    });
    expect(linkPath(link('meal'), reader).search).toEqual({
      ...{ tab: 'nutrition', date: '2026-11-20' },
    });
  });
});
