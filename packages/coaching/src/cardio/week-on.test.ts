import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, mondayOf } from '../calendar/calendar-day.ts';
import { ATHLETE } from '../training/testing/athletes.ts';
import { cardioColumns, generateCardioPlan } from './generate-cardio-plan.ts';
import { cardioWeekOn } from './week-on.ts';

const { today } = ATHLETE;
const prep = {
  primaryGoal: 'competition_prep',
  cardioPreference: 'intense',
  sessionDuration: '45_min',
} as const;
const SHOW = addDays(today, 84);
const generated = generateCardioPlan({ ...ATHLETE, ...prep, competitionDate: SHOW }, { seed: 1 });
const plan = cardioColumns(generated).cardioProgression;
const context = { showDays: [] as string[], weightKg: ATHLETE.weightKg };

const inWeek = (week: number, show: string | null = SHOW, of = plan) =>
  cardioWeekOn(of, { day: addDays(today, 7 * (week - 1)), show, ...context });
const minutesOf = ({ schedule }: ReturnType<typeof inWeek>) =>
  schedule
    .filter(({ type }) => type === 'HIIT' || type === 'LISS')
    .reduce((sum, { duration }) => sum + duration, 0);

describe('the current week of a cardio plan', () => {
  it('starts as the stored week, and advances on the seventh day', () => {
    expect(inWeek(1).schedule).toEqual(generated.schedule);
    const lastDay = { ...context, day: addDays(today, 6), show: SHOW };
    expect(cardioWeekOn(plan, lastDay).week).toBe(1);
    expect(cardioWeekOn(plan, { ...lastDay, day: addDays(today, 7) }).week).toBe(2);
  });

  it('uses the minutes planned for each week, at the same cost per minute', () => {
    for (const { week, weeklyMinutes, duration, note } of generated.progression) {
      const found = inWeek(week);
      expect([found.week, minutesOf(found), found.duration]).toEqual([
        week,
        weeklyMinutes,
        duration,
      ]);
      expect(found.note).toBe(note);
    }
    const [first, later] = [inWeek(1), inWeek(5)];
    const grown = later.schedule.find(
      ({ type, weekday }) =>
        type === 'LISS' && first.schedule[weekday]?.duration !== later.schedule[weekday]?.duration,
    );
    const before = first.schedule[grown?.weekday ?? 0];
    expect(grown?.duration).toBeGreaterThan(before?.duration ?? Number.NaN);
    expect((grown?.calories ?? 0) / (grown?.duration ?? 1)).toBeCloseTo(
      (before?.calories ?? 0) / (before?.duration ?? 1),
      1,
    );
  });

  it('stays at the last week once the plan is over', () => {
    const { weeks } = inWeek(1);
    expect(inWeek(weeks + 5, null)).toEqual(inWeek(weeks, null));
  });

  it("replaces intervals with steady cardio from 2 weeks out, by the show's current date", () => {
    const types = (week: number, show: string | null) =>
      inWeek(week, show).schedule.map(({ type }) => type);
    expect(types(10, SHOW)).toContain('HIIT');
    expect(types(11, SHOW)).not.toContain('HIIT');
    expect(minutesOf(inWeek(11))).toBe(minutesOf(inWeek(11, null)));
    // The show moved closer or further away.
    expect(types(3, addDays(today, 28))).not.toContain('HIIT');
    expect(inWeek(3, addDays(today, 28)).note).toMatch(/legs stay fresh/);
    expect(types(11, addDays(SHOW, 70))).toContain('HIIT');
    expect(inWeek(11, addDays(SHOW, 70)).note).not.toMatch(/legs stay fresh/);
    const [steady] = inWeek(11).schedule.filter(
      ({ weekday }) => generated.schedule[weekday]?.type === 'HIIT',
    );
    expect(steady).toMatchObject({ type: 'LISS', intensity: 'low', duration: 25 });
    expect(steady?.description).not.toMatch(/sprint|hard/i);
    expect(steady?.calories).toBeGreaterThan(0);
  });

  it('is empty on any show day, and leaves the other days unchanged', () => {
    const week = inWeek(3, null).schedule;
    const [one, other] = week.filter(({ type }) => type === 'HIIT' || type === 'LISS');
    const monday = mondayOf(addDays(today, 14));
    const showDays = [one, other].map((day) => addDays(monday, day?.weekday ?? 0));
    const found = cardioWeekOn(plan, { ...context, day: addDays(monday, 2), show: null, showDays });
    for (const [index, day] of found.schedule.entries()) {
      const isShow = index === one?.weekday || index === other?.weekday;
      if (isShow) expect(day).toMatchObject({ type: 'Rest', duration: 0, calories: 0 });
      else expect(day).toEqual(week[index]);
    }
  });

  it('stays at the first week if an old plan has no start date', () => {
    const { startsOn: _, ...old } = plan;
    const weeks = old.weeks.map(({ steadyMinutes: _minutes, ...week }) => week);
    expect(inWeek(9, null, { ...old, weeks }).schedule).toEqual(generated.schedule);
  });

  it('has seven days and never less than the first week, on any date', () => {
    fc.assert(
      fc.property(fc.integer({ min: -30, max: 500 }), fc.boolean(), (days, hasShow) => {
        const day = addDays(today, days);
        const show = hasShow ? SHOW : null;
        const found = cardioWeekOn(plan, { ...context, day, show });
        expect(found.schedule).toHaveLength(7);
        expect(found.week).toBeGreaterThanOrEqual(1);
        expect(found.week).toBeLessThanOrEqual(found.weeks);
        expect(minutesOf(found)).toBeGreaterThanOrEqual(minutesOf(inWeek(1)));
      }),
    );
  });
});
