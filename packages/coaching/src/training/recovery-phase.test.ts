import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/calendar-day.ts';
import { generateTrainingPlan } from './generate-training-plan.ts';
import { prescribeWeek } from './prescribe-week.ts';
import { recoveryOf } from './recovery-phase.ts';
import { storedWeek } from './stored-week.ts';
import { ATHLETE, anyTrainee } from './testing/athletes.ts';

const { today } = ATHLETE;
/** Supersets save time without being harder. */
const EASY_TECHNIQUES: readonly string[] = ['straight_sets', 'super_set'];
const daysAgo = (days: number) => addDays(today, -days);
const competitor = { ...ATHLETE, primaryGoal: 'competition_prep' as const };
const after = (days: number, weeksToNext?: number) =>
  generateTrainingPlan(
    {
      ...competitor,
      lastShow: daysAgo(days),
      competitionDate: weeksToNext ? addDays(today, 7 * weeksToNext) : daysAgo(days),
    },
    { seed: 'test' },
  );

describe('the recovery phase', () => {
  it('lasts until twelve weeks after a show, for 6 to 8 weeks from today', () => {
    const weeksAfter = (days: number) => recoveryOf({ today, lastShow: daysAgo(days) })?.weeks;
    expect([0, 1, 28, 36, 84, 85].map(weeksAfter)).toEqual([undefined, 8, 8, 7, 6, undefined]);
    expect(recoveryOf({ today })).toBeNull();
  });

  it('is skipped if another show is within 16 weeks', () => {
    const next = (days: number) => ({
      lastShow: daysAgo(3),
      competitionDate: addDays(today, days),
    });
    expect(recoveryOf({ today, ...next(112) })).toBeNull();
    expect(recoveryOf({ today, ...next(113) })).not.toBeNull();
  });
});

describe('a plan generated after a show', () => {
  it('rebuilds from half the sets and 4 in reserve, and explains why', () => {
    const generated = after(1);
    expect(generated).toMatchObject({ weeks: 8, phase: 'Recovery', deloadWeeks: [], leastRir: 2 });
    expect(generated.name).toBe('8-Week Upper/Lower: Recovery');
    expect(generated.weekPlan.map(({ setsFactor }) => setsFactor)).toEqual([
      0.5, 0.6, 0.65, 0.75, 0.85, 0.9, 1, 1,
    ]);
    expect(generated.weekPlan.map(({ targetRir }) => targetRir)).toEqual([4, 4, 3, 3, 3, 3, 2, 2]);
    expect(generated.weekPlan[0]?.block?.name).toBe('Recovery');
    expect(generated.reasons[0]).toContain('for 8 weeks your sets rebuild from about 50%');
  });

  it('includes no diet, whatever the goal', () => {
    const setsOf = ({ weeklySets }: ReturnType<typeof after>) =>
      Object.values(weeklySets).reduce((sum, sets) => sum + sets, 0);
    const prep = generateTrainingPlan(competitor, { seed: 'test' });
    expect(setsOf(after(1))).toBeGreaterThanOrEqual(setsOf(prep));
  });

  it('rebuilds faster the longer ago the show was, and preps for an upcoming show', () => {
    expect(after(60).weeks).toBe(6);
    expect(after(60).weekPlan[0]?.setsFactor).toBe(0.7);
    expect(after(10, 12)).toMatchObject({ phase: 'Mid Prep', weeks: 11 });
    expect(after(10, 30)).toMatchObject({ phase: 'Recovery', weeks: 8 });
  });

  it('never trains to failure, and adds sets every week', () => {
    fc.assert(
      fc.property(anyTrainee(), fc.integer({ min: 1, max: 84 }), (athlete, days) => {
        const show = daysAgo(days);
        const generated = generateTrainingPlan(
          { ...athlete, lastShow: show, competitionDate: show },
          { seed: 1 },
        );
        const sets = generated.weekPlan.map((week) => {
          const exercises = prescribeWeek(generated.workouts, week, generated).flatMap(
            (workout) => workout.exercises,
          );
          expect(
            exercises.every(
              ({ rir, technique }) => rir >= 2 && EASY_TECHNIQUES.includes(technique),
            ),
          ).toBe(true);
          return exercises.reduce((sum, item) => sum + item.sets, 0);
        });
        expect(sets).toEqual([...sets].sort((a, b) => a - b));
      }),
      { numRuns: 100, seed: 63 },
    );
  });
});

describe('a prep after its show', () => {
  const prep = generateTrainingPlan(
    { ...competitor, competitionDate: addDays(today, 84) },
    { seed: 'test' },
  );
  const weekAfter = (weeksSinceShow: number) =>
    storedWeek(prep.weeks, { ...prep, weeksOut: null, weeksSinceShow });

  it('continues as a recovery phase of eight weeks', () => {
    expect(weekAfter(0)).toMatchObject({ kind: 'recovery', setsFactor: 0.5, targetRir: 4 });
    expect(weekAfter(0)?.block?.name).toBe('Recovery');
    expect(weekAfter(7)).toMatchObject({ kind: 'recovery', setsFactor: 1, targetRir: 2 });
    expect(weekAfter(8)?.kind).not.toBe('recovery');
  });

  it("stays as written if its author set each set's effort", () => {
    const own = { ...prep, deloadWeeks: [], effortRises: false, weeksOut: null };
    expect(storedWeek(1, { ...own, weeksSinceShow: 0 })).toBeNull();
  });
});
