import { ALERT_TYPES, type AlertType, type WrittenIn } from '@posedown/coaching';
import { expect, it } from 'vitest';
import { isAboutTab, wayToReason } from './way-to-reason.ts';

const ana = { clientId: 'ana', competitionId: null };

it('leads from an alert to what it rests on, and where that is the overview nowhere else', () => {
  const ways = ALERT_TYPES.map((type) => [type, wayToReason({ type, ...ana })?.path]);
  expect(Object.fromEntries(ways.filter(([, path]) => path))).toEqual({
    assistant_red_flag: '/ask-ali/ana',
    handed_over: '/ask-ali/ana',
    peak_week_draft: '/competition/ana/peak-week',
    peak_week_unwell: '/competition/ana/peak-week',
    deload_due: '/client/ana',
    loss_rate: '/client/ana',
    weekly_adaptation: '/client/ana',
    unfit_plan: '/client/ana',
    out_of_reach: '/client/ana',
  });
});

it('leads from a warning sign in an entry to the entries, and from others to where they stand', () => {
  const of = (writtenIn: WrittenIn | null) =>
    wayToReason({ type: 'red_flag', clientId: 'ana', writtenIn })?.search;
  expect(of('entry')).toEqual({ tab: 'progress' });
  for (const place of ['check-in', 'message', null] as const) expect(of(place)).toBeUndefined();
});

it('stands over the tab that it leads to, and over no other', () => {
  const tabs = ['overview', 'progress', 'workouts', 'nutrition', 'communication'];
  const over = (type: AlertType) => tabs.filter((tab) => isAboutTab({ type, ...ana }, tab));
  for (const type of ALERT_TYPES) {
    const search = wayToReason({ type, ...ana })?.search ?? {};
    expect(over(type), type).toEqual(Object.values(search));
  }
  expect(over('weekly_adaptation')).toEqual(['nutrition']);
  expect(over('silence')).toEqual([]);
});

it('leads to the peak week of the show whose draft waits, else to the one of today', () => {
  const draft = { type: 'peak_week_draft', clientId: 'ana' };
  const search = (competitionId: string | null) => wayToReason({ ...draft, competitionId })?.search;
  expect(search('second')).toEqual({ competitionId: 'second' });
  expect(search(null)).toEqual({});
});
