import { ALERT_TYPES, type AlertType, type WrittenIn } from '@posedown/coaching';
import { expect, it } from 'vitest';
import { isAboutTab, reasonLink } from './reason-link.ts';

const ana = { clientId: 'ana', competitionId: null };

it('links every alert to its reason, unless the overview shows it', () => {
  const paths = ALERT_TYPES.map((type) => [type, reasonLink({ type, ...ana })?.path]);
  expect(Object.fromEntries(paths.filter(([, path]) => path))).toEqual({
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

it('links a red flag in a progress entry to the entries, and other red flags nowhere', () => {
  const of = (writtenIn: WrittenIn | null) =>
    reasonLink({ type: 'red_flag', clientId: 'ana', writtenIn })?.search;
  expect(of('entry')).toEqual({ tab: 'progress' });
  for (const place of ['check-in', 'message', null] as const) expect(of(place)).toBeUndefined();
});

it('assigns an alert to the tab it links to and to no other', () => {
  const tabs = ['overview', 'progress', 'workouts', 'nutrition', 'communication'];
  const tabsWith = (type: AlertType) => tabs.filter((tab) => isAboutTab({ type, ...ana }, tab));
  for (const type of ALERT_TYPES) {
    const search = reasonLink({ type, ...ana })?.search ?? {};
    expect(tabsWith(type), type).toEqual(Object.values(search));
  }
  expect(tabsWith('weekly_adaptation')).toEqual(['nutrition']);
  expect(tabsWith('silence')).toEqual([]);
});

it('links to the peak week of the drafted show, else to the current one', () => {
  const draft = { type: 'peak_week_draft', clientId: 'ana' };
  const search = (competitionId: string | null) => reasonLink({ ...draft, competitionId })?.search;
  expect(search('second')).toEqual({ competitionId: 'second' });
  expect(search(null)).toEqual({});
});
