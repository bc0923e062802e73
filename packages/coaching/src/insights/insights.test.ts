import { describe, expect, it } from 'vitest';
import { addDays, mondayOf } from '../calendar/calendar-day.ts';
import { finish } from '../result/steps.ts';
import { readSigns } from '../safety/read-signs.ts';
import { type AlertFacts, DEFAULT_ALERT_LEVELS, findAlerts } from './alert-rules.ts';
import { alertOfSign, WRITTEN_IN, type WrittenIn, writtenIn } from './written-signs.ts';

const TODAY = '2026-11-21';
const facts = (overrides: Partial<AlertFacts> = {}): AlertFacts => ({
  name: 'Ana',
  today: TODAY,
  lastLog: TODAY,
  adherence: 90,
  levels: DEFAULT_ALERT_LEVELS,
  unfit: [],
  weighIns: [],
  loadDays: [],
  dietStarts: [],
  felt: [],
  ...overrides,
});
const alerts = (overrides: Partial<AlertFacts>) =>
  findAlerts(facts(overrides)).map(({ type, severity }) => `${type} ${severity}`);

/** Daily weigh-ins over two weeks at a steady loss in % of 80 kg a week. */
const losing = (percentAWeek: number) =>
  Array.from({ length: 14 }, (_, index) => ({
    day: addDays(TODAY, index - 13),
    weightKg: 80 - ((80 * percentAWeek) / 100 / 7) * (index - 6.5),
  }));

const days = (sleepHours: number | null, mood: 'poor' | 'good', count = 3) =>
  Array.from({ length: count }, (_, index) => ({
    day: addDays(TODAY, -index),
    sleepHours,
    mood,
    energyLevel: null,
  }));

describe('alerts for a coach', () => {
  it('are empty while all is well', () => {
    expect(alerts({ weighIns: losing(0.8), felt: days(7, 'good') })).toEqual([]);
  });

  it.each([
    [3, []],
    [4, ['silence medium']],
    [7, ['silence high']],
  ])('after %i days without a log include %j', (silent, expected) => {
    expect(alerts({ lastLog: addDays(TODAY, -silent) })).toEqual(expected);
  });

  it('use the last log as basis, even after a long silence', () => {
    const lastLog = addDays(TODAY, -6);
    const bases = [0, 1, 9].map((days) => {
      const [silence] = findAlerts(facts({ lastLog, today: addDays(TODAY, days) }));
      return silence?.basis;
    });
    expect(bases).toEqual([lastLog, `${lastLog} long`, `${lastLog} long`]);
  });

  it('start at the threshold the coach has set', () => {
    const levels = { silentDays: 2, leastAdherence: 80 };
    expect(alerts({ levels, lastLog: addDays(TODAY, -1), adherence: 80 })).toEqual([]);
    expect(alerts({ levels, lastLog: addDays(TODAY, -1), adherence: 79 })).toEqual([
      'adherence medium',
    ]);
    expect(alerts({ levels, lastLog: addDays(TODAY, -5) })).toEqual(['silence high']);
  });

  it('report a silent athlete once, without a second alert for low adherence', () => {
    expect(alerts({ lastLog: addDays(TODAY, -4), adherence: 20 })).toEqual(['silence medium']);
  });

  it.each([
    [0.98, []],
    [1.02, ['loss_rate medium']],
    [1.48, ['loss_rate medium']],
    [1.52, ['loss_rate high']],
    [-2, []],
  ])('at a loss of %d%% a week include %j', (percent, expected) => {
    expect(alerts({ weighIns: losing(percent) })).toEqual(expected);
  });

  it('say since when a state lasts', () => {
    const [silence] = findAlerts(facts({ lastLog: addDays(TODAY, -6) }));
    expect(silence).toMatchObject({ type: 'silence', since: addDays(TODAY, -2) });
    const weighIns = losing(2);
    const [loss] = findAlerts(facts({ weighIns }));
    expect(loss).toMatchObject({ type: 'loss_rate', since: weighIns.at(-1)?.day });
  });

  it('report a current plan the body rules out, and again when another reason is added', () => {
    const plan = { code: 'under_18', text: 'The current meal plan is in a calorie deficit.' };
    const peak = { code: 'peak', text: 'An approved peak week is active.' };
    const [one] = findAlerts(facts({ unfit: [plan] }));
    expect(one).toMatchObject({
      ...{ type: 'unfit_plan', severity: 'high' },
      message: 'Ana: The current meal plan is in a calorie deficit.',
    });
    const [both] = findAlerts(facts({ unfit: [plan, peak] }));
    expect(both?.message).toContain('An approved peak week');
    expect(both?.basis).not.toBe(one?.basis);
  });

  it('include the uncertainty of a loss', () => {
    // One standard error of 14 daily weigh-ins: 7 · 0.6 / √227.5 = 0.278 kg, 0.35% of 80 kg.
    const [alert] = findAlerts(facts({ weighIns: losing(1.3) }));
    // To two decimals, like the limits: 1.04% is above 1% and must read that way.
    const [close] = findAlerts(facts({ weighIns: losing(1.04) }));
    expect(close?.message).toContain('is losing 1.04% of body weight');
    expect(alert?.message).toContain('is losing 1.30% of body weight a week (give or take 0.3%);');
  });

  it("don't change a pace on days without a weigh-in, and drop it after two weeks", () => {
    const weighIns = [...losing(0), ...losing(2)].map(({ weightKg }, index) => ({
      day: addDays(TODAY, index - 27),
      weightKg,
    }));
    const after = (days: number) =>
      findAlerts(facts({ weighIns, today: addDays(TODAY, days), lastLog: addDays(TODAY, days) }));
    const [first] = after(0);
    expect(first?.message).toMatch(/is losing [12]\.\d\d% of body weight/);
    expect(after(5)[0]?.message).toBe(first?.message);
    expect(after(14)).toEqual([]);
  });

  it("don't extrapolate one week of weigh-ins to two", () => {
    expect(alerts({ weighIns: losing(3).slice(-9) })).toEqual([]);
    expect(alerts({ weighIns: losing(3).slice(-11) })).toEqual(['loss_rate high']);
  });

  it('give no trend with too few weigh-ins', () => {
    expect(alerts({ weighIns: losing(3).slice(0, 3) })).toEqual([]);
  });

  it.each([
    [60, []],
    [59, ['adherence medium']],
    [null, []],
  ])('at an adherence of %s: %j', (adherence, expected) => {
    expect(alerts({ adherence })).toEqual(expected);
  });

  it('require three poor check-ins in a row, not two and not with a gap', () => {
    expect(alerts({ felt: days(5.5, 'poor') })).toEqual(['poor_sleep low', 'low_mood medium']);
    expect(alerts({ felt: days(5.5, 'poor', 2) })).toEqual([]);
    expect(alerts({ felt: [...days(5.5, 'poor', 2), ...days(8, 'good', 1)] })).toEqual([]);
    expect(alerts({ felt: days(null, 'good') })).toEqual([]);
    expect(alerts({ felt: days(6, 'good') })).toEqual([]);
  });

  it("don't repeat in the week after the check-ins they are based on", () => {
    const felt = days(5.5, 'poor');
    const bases = (today: string) =>
      findAlerts(facts({ today, lastLog: today, felt })).map(({ basis }) => basis);
    const newest = felt[0]?.day ?? '';
    expect(bases(addDays(newest, 7))).toEqual(bases(newest));
    expect(bases(newest)).toEqual([mondayOf(newest), mondayOf(newest)]);
  });

  it('turn two weeks of poor check-ins into a red flag, and ignore old ones', () => {
    expect(alerts({ felt: days(5.5, 'poor', 8) })).toEqual(['poor_sleep high', 'low_mood high']);
    expect(alerts({ felt: days(5.5, 'poor', 7) })).toEqual(['poor_sleep low', 'low_mood medium']);
    const lately = [...days(8, 'good', 2), ...days(5, 'poor', 10).slice(2)];
    expect(alerts({ felt: lately })).toEqual(['poor_sleep high', 'low_mood high']);
    const old = days(5.5, 'poor', 3).map((felt) => ({ ...felt, day: addDays(felt.day, -14) }));
    expect(alerts({ felt: old })).toEqual([]);
  });

  const written = (text: string, place: WrittenIn = 'check-in') => {
    const { flag } = finish(readSigns(text));
    return flag && alertOfSign({ id: 'n1', flag, place, day: '2026-11-03' }, 'Ana');
  };

  it('report a warning sign in a text, based on the text and the sign', () => {
    expect(written('Good day. I nearly fainted after squats.')).toMatchObject({
      type: 'red_flag',
      severity: 'high',
      basis: 'check-in n1 fainting',
    });
  });

  it.each([
    ['check-in', 'Ana mentioned fainting in the check-in for 3 Nov 2026. Contact them'],
    ['entry', 'Ana mentioned fainting in the progress entry for 3 Nov 2026. Contact them'],
    ['message', 'Ana mentioned fainting in a message on 3 Nov 2026. Contact them'],
  ] as const)('name where and on which day a sign was written: %s', (place, words) => {
    const finding = written('I fainted.', place);
    expect(finding?.message).toContain(words);
    expect(finding && writtenIn(finding)).toBe(place);
  });

  it('have no quote for other alerts, and no source for old ones', () => {
    for (const place of WRITTEN_IN)
      expect(writtenIn({ type: 'silence', basis: `${place} n1` })).toBeNull();
    expect(writtenIn({ type: 'red_flag', basis: 'n1 fainting' })).toBeNull();
  });

  it('report dizziness less urgently than fainting, since it is common in a diet', () => {
    expect(written('I get dizzy when I stand up.')).toMatchObject({
      severity: 'medium',
      message: expect.stringMatching(/dizziness.*if it comes again/),
    });
  });

  it('ignore a general question', () => {
    expect(written('What if I faint on stage?')).toBeNull();
  });

  it('require three days without energy, not two and not before a better day', () => {
    const drained = (levels: (number | null)[]) =>
      alerts({
        felt: levels.map((energyLevel, index) => ({
          day: addDays(TODAY, -index),
          sleepHours: null,
          mood: 'good' as const,
          energyLevel,
        })),
      });
    expect(drained([3, 1, 2])).toEqual(['low_energy medium']);
    expect(drained([3, 3])).toEqual([]);
    expect(drained([3, 4, 3])).toEqual([]);
    expect(drained([3, null, 3])).toEqual([]);
  });

  it.each([
    ['three days of it', [3, 1, 2], '3 or less in 3 check-ins in a row.'],
    // The newest is better, so they aren't consecutive.
    ['two weeks of it', [5, 3, 2, 3, 2, 3, 3, 2, 3], '3 or less in most check-ins over two weeks.'],
  ])('report whether low energy was %s', (_, levels, words) => {
    const felt = levels.map((energyLevel, index) => ({
      day: addDays(TODAY, -index),
      sleepHours: null,
      mood: 'good' as const,
      energyLevel,
    }));
    expect(findAlerts(facts({ felt }))).toMatchObject([
      { type: 'low_energy', severity: 'medium', message: `Ana rated their energy ${words}` },
    ]);
  });
});
