import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanAnswers } from '../athlete/answers.ts';
import { addDays } from '../calendar/calendar-day.ts';
import { ATHLETE } from '../training/testing/athletes.ts';
import { adjustCardioPlan, type SteadyChange } from './adjust-cardio-plan.ts';
import { type CardioColumns, cardioColumns, generateCardioPlan } from './generate-cardio-plan.ts';
import { cardioWeekOn } from './week-on.ts';

const { today } = ATHLETE;
const PREP: PlanAnswers = {
  ...ATHLETE,
  primaryGoal: 'competition_prep',
  cardioPreference: 'intense',
  sessionDuration: '45_min',
  competitionDate: addDays(today, 84),
};
const columns = cardioColumns(generateCardioPlan(PREP, { seed: 1 }));

const dayOf = (week: number) => addDays(today, 7 * (week - 1));
const weekOf = (of: CardioColumns, week: number) =>
  cardioWeekOn(of.cardioProgression, {
    ...{ day: dayOf(week), show: null, showDays: [], weightKg: ATHLETE.weightKg },
  }).schedule;
const steadyOf = (of: CardioColumns, week: number) =>
  weekOf(of, week).flatMap(({ type, duration, weekday }) =>
    type === 'LISS' ? [{ weekday, duration }] : [],
  );
const sum = (days: readonly { duration: number }[]) =>
  days.reduce((total, { duration }) => total + duration, 0);

function adjusted(change: SteadyChange, week = 1, of = columns) {
  const result = adjustCardioPlan(of, { today: dayOf(week), change });
  if (result.kind === 'impossible') throw new Error(result.reason);
  return result;
}

describe('a cardio plan with adjusted steady minutes', () => {
  it('spreads the change over the sessions on their days, and leaves intervals alone', () => {
    const before = steadyOf(columns, 1);
    const result = adjusted({ changeMinutes: 5 * before.length });
    expect(steadyOf(result.columns, 1)).toEqual(
      before.map(({ weekday, duration }) => ({ weekday, duration: duration + 5 })),
    );
    const others = (of: CardioColumns) => weekOf(of, 1).filter(({ type }) => type !== 'LISS');
    expect(others(result.columns)).toEqual(others(columns));
    expect(result).toMatchObject({ week: 1, before: sum(before) });
    expect(result.after).toBe(sum(before) + 5 * before.length);
  });

  it('keeps the cost per minute', () => {
    const result = adjusted({ changeMinutes: 15 });
    for (const [weekday, day] of weekOf(result.columns, 1).entries()) {
      const before = weekOf(columns, 1)[weekday];
      if (!before || day.type !== 'LISS') continue;
      expect(day.calories / day.duration).toBeCloseTo(before.calories / before.duration, 0);
    }
  });

  it('applies from this week on, and later weeks grow from the new level', () => {
    const { columns: after, week } = adjusted({ changeMinutes: -10 }, 3);
    expect(week).toBe(3);
    for (const earlier of [1, 2]) expect(weekOf(after, earlier)).toEqual(weekOf(columns, earlier));
    const growth = (of: CardioColumns) => sum(steadyOf(of, 5)) - sum(steadyOf(of, 3));
    expect(growth(columns)).toBeGreaterThan(0);
    expect(growth(after)).toBe(growth(columns));
    const stored = after.cardioProgression.weeks[4];
    expect(stored?.weeklyMinutes).toBe(
      sum(weekOf(after, 5).filter(({ type }) => type === 'LISS' || type === 'HIIT')),
    );
    expect(after.cardioDuration).toBe(after.cardioProgression.weeks[2]?.duration);
  });

  it('stays in 5-minute steps of 10–60 minutes in every week, for any total that fits', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500 }),
        fc.integer({ min: 1, max: 14 }),
        (minutes, week) => {
          const change = { weeklyMinutes: minutes };
          const result = adjustCardioPlan(columns, { today: dayOf(week), change });
          if (result.kind === 'impossible') {
            const { leastMinutes, mostMinutes } = result;
            expect(minutes < leastMinutes || minutes > mostMinutes).toBe(true);
            return;
          }
          expect(Math.abs(result.after - minutes)).toBeLessThan(5);
          for (let later = result.week; later <= 14; later += 1) {
            const days = steadyOf(result.columns, later);
            expect(days.map(({ weekday }) => weekday)).toEqual(
              steadyOf(columns, later).map(({ weekday }) => weekday),
            );
            for (const { duration } of days) {
              expect(duration % 5).toBe(0);
              expect(duration).toBeGreaterThanOrEqual(10);
              expect(duration).toBeLessThanOrEqual(60);
            }
          }
        },
      ),
    );
  });

  it('returns to the original plan after the opposite change', () => {
    const there = adjusted({ changeMinutes: 10 });
    const back = adjusted({ changeMinutes: -10 }, 1, there.columns);
    for (const week of [1, 2, 5]) {
      expect(sum(steadyOf(back.columns, week))).toBe(sum(steadyOf(columns, week)));
    }
  });

  it('adjusts an old plan that lacks a start date or weekly minutes', () => {
    const { startsOn: _, weeks, ...rest } = columns.cardioProgression;
    const old = weeks.map(({ steadyMinutes: _minutes, ...week }) => week);
    const plan = { ...columns, cardioProgression: { ...rest, weeks: old } };
    const result = adjusted({ changeMinutes: 5 }, 9, plan);
    expect(sum(steadyOf(result.columns, 9))).toBe(sum(steadyOf(plan, 9)) + 5);
  });

  it('reports how many minutes its sessions can fit if the change is too large', () => {
    const sessions = steadyOf(columns, 1).length;
    const range = { leastMinutes: 10 * sessions, mostMinutes: 60 * sessions };
    const adjusted = (change: SteadyChange) => adjustCardioPlan(columns, { today, change });
    expect(adjusted({ weeklyMinutes: 900 })).toMatchObject({
      reason: 'too-many-minutes',
      ...range,
    });
    expect(adjusted({ weeklyMinutes: 5 })).toMatchObject({ reason: 'too-few-minutes', ...range });
    const withoutCardio = cardioColumns(
      generateCardioPlan({ ...PREP, cardioPreference: 'none' }, { seed: 1 }),
    );
    expect(adjustCardioPlan(withoutCardio, { today, change: { changeMinutes: 10 } })).toMatchObject(
      {
        kind: 'impossible',
        reason: 'no-steady-sessions',
      },
    );
    expect(() => adjusted({ changeMinutes: Number.NaN })).toThrow(RangeError);
  });
});
