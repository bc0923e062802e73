import { expect, it } from 'vitest';
import { addDays } from '../calendar/calendar-day.ts';
import { type AlertFacts, DEFAULT_ALERT_LEVELS, type FeltDay, findAlerts } from './alert-rules.ts';
import { findResolvedAlerts } from './resolved-alerts.ts';

const TODAY = '2026-11-21';
const over = (overrides: Partial<AlertFacts> = {}) => {
  const facts: AlertFacts = {
    ...{ name: 'Ana', today: TODAY, lastLog: TODAY, adherence: 92, levels: DEFAULT_ALERT_LEVELS },
    ...{ unfit: [], weighIns: [], loadDays: [], dietStarts: [], felt: [], ...overrides },
  };
  return findResolvedAlerts(facts, findAlerts(facts));
};
const felt = (days: readonly Partial<FeltDay>[]): FeltDay[] =>
  days.map((day, index) => ({
    ...{ day: addDays(TODAY, -index), sleepHours: null, mood: null, energyLevel: null, ...day },
  }));

it('returns alerts that no longer apply, but not those that do', () => {
  expect(over()).toEqual(['silence', 'unfit_plan', 'out_of_reach', 'adherence']);
  expect(over({ adherence: 59 })).not.toContain('adherence');
  expect(over({ adherence: 59, levels: { silentDays: 4, leastAdherence: 50 } })).toContain(
    'adherence',
  );
});

it("doesn't treat missing weigh-ins as a slower loss", () => {
  const steady = Array.from({ length: 14 }, (_, index) => ({
    day: addDays(TODAY, index - 13),
    weightKg: 80,
  }));
  expect(over({ weighIns: steady })).toContain('loss_rate');
  expect(over({ weighIns: steady.slice(0, 3) })).not.toContain('loss_rate');
  const later = addDays(TODAY, 14);
  expect(over({ weighIns: steady, today: later, lastLog: later })).not.toContain('loss_rate');
});

it("doesn't treat missing check-ins as better sleep, mood or energy", () => {
  const feelings = ['poor_sleep', 'low_mood', 'low_energy'] as const;
  const of = (days: readonly Partial<FeltDay>[]) =>
    over({ felt: felt(days) }).filter((type) => feelings.some((one) => one === type));
  const bad = { sleepHours: 5, mood: 'poor', energyLevel: 2 } as const;
  expect(of([])).toEqual([]);
  expect(of([{}, bad, bad])).toEqual([]);
  expect(of([bad, bad, bad])).toEqual([]);
  expect(of([{ mood: 'good' }, bad, bad])).toEqual(['low_mood']);
  expect(of([{ sleepHours: 7, energyLevel: 6 }, bad, bad])).toEqual(['poor_sleep', 'low_energy']);
});
