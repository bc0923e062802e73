import type { CardioPlanReply, CardioScheduleDay } from '@posedown/contract';
import { expect, it } from 'vitest';
import { planText, sessionPath } from './session-links.ts';

const BAR = 'No intervals until a clinician has agreed: heart disease.';
const MONDAY_TO_WEDNESDAY = ['Monday', 'Tuesday', 'Wednesday'];

/** A plan of three days, on the first of them. */
function onMonday(types: CardioScheduleDay['type'][], intervalBar: string | null = null) {
  const schedule = types.map((type, weekday) => ({
    ...{ type, weekday, day: MONDAY_TO_WEDNESDAY[weekday] },
    duration: type === 'Rest' ? 0 : 25,
  }));
  return { weekday: 0, intervalBar, plan: { schedule } } as CardioPlanReply;
}

it('links from one session screen to the other if that is today’s', () => {
  expect(planText(onMonday(['HIIT']), 'HIIT')).toBeNull();
  expect(planText(onMonday(['HIIT']), 'LISS')).toEqual({
    text: 'Your plan for today is HIIT, 25 min, not LISS.',
    link: { to: '/cardio/session', label: 'Open today’s HIIT' },
  });
  expect(planText(onMonday(['Active Recovery']), 'HIIT')).toEqual({
    text: 'Your plan for today is Active Recovery, 25 min, not HIIT.',
    link: { to: '/cardio/liss', label: 'Open today’s Active Recovery' },
  });
});

it('says on a rest day that a session still counts, or links to the next planned one', () => {
  const text = 'Your plan has no cardio today. You can still do this one, and it counts.';
  expect(planText(onMonday(['Rest', 'LISS']), 'LISS')).toEqual({ text, link: null });
  expect(planText(onMonday(['Rest', 'Rest', 'HIIT']), 'LISS')).toEqual({
    text,
    link: { to: '/cardio/session', label: 'Do Wednesday’s HIIT instead' },
  });
  expect(planText({ ...onMonday([]), plan: null }, 'LISS')).toBeNull();
});

it('shows the peak-week instructions without a link', () => {
  const peakDay = { theme: 'First loading day', training: 'No training. Posing only.' };
  const words = {
    text: 'Until the show, follow your peak-week plan. Today: No training. Posing only.',
    link: null,
  };
  for (const screen of ['HIIT', 'LISS'] as const) {
    expect(planText({ ...onMonday(['LISS']), peakDay }, screen)).toEqual(words);
    expect(planText({ ...onMonday([]), plan: null, peakDay }, screen)).toEqual(words);
  }
});

it('neither links to barred intervals nor encourages them', () => {
  expect(planText(onMonday(['HIIT'], BAR), 'LISS')).toBeNull();
  expect(planText(onMonday(['Rest', 'HIIT'], BAR), 'LISS')?.link).toBeNull();
  expect(planText(onMonday(['Rest', 'HIIT'], BAR), 'HIIT')).toEqual({
    text: 'Your plan has no cardio today.',
    link: null,
  });
  expect(planText(onMonday(['LISS'], BAR), 'HIIT')?.link?.to).toBe('/cardio/liss');
  expect(sessionPath('HIIT', BAR)).toBe('/cardio/liss');
  expect(sessionPath('HIIT', null)).toBe('/cardio/session');
});
