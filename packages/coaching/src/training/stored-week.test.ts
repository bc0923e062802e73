import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MUSCLES } from '../exercises/muscles.ts';
import { SLOW } from '../testing/slow.ts';
import { generateTrainingPlan, type TrainingPlan } from './generate-training-plan.ts';
import { VOLUME_LANDMARKS } from './landmarks.ts';
import type { PlanWeek } from './plan-weeks.ts';
import { prescribeWeek } from './prescribe-week.ts';
import { storedWeek } from './stored-week.ts';
import { anyAthlete } from './testing/athletes.ts';
import { countHardSets } from './weekly-sets.ts';

const plan = {
  ...{ weeks: 12, deloadWeeks: [5, 10], blocks: [], weeksOut: null },
  ...{ effortRises: true, setsGrow: false, leastRir: 1 },
};

describe('a week of a stored plan', () => {
  it('goes from three to one in reserve, then deloads', () => {
    const weeks = [1, 2, 3, 4, 5, 6].map((week) => storedWeek(week, plan));
    expect(weeks.map((week) => week?.targetRir)).toEqual([3, 2, 2, 1, 4, 3]);
    expect(weeks[4]).toMatchObject({ kind: 'deload', setsFactor: 0.55, loadChangePercent: -10 });
    expect(weeks.map((week) => week?.mesocycle)).toEqual([1, 1, 1, 1, 1, 2]);
  });

  it('tapers before a show', () => {
    expect(storedWeek(11, { ...plan, weeksOut: 4 })).toMatchObject({ setsFactor: 0.8 });
    expect(storedWeek(12, { ...plan, weeksOut: 2 })).toMatchObject({ setsFactor: 0.65 });
  });

  it('leaves a plan as written if its author set the effort', () => {
    expect(storedWeek(3, { ...plan, deloadWeeks: [], effortRises: false })).toBeNull();
  });

  it('goes from three to one and tapers even if the prep is too short for a deload', () => {
    const short = { ...plan, weeks: 6, deloadWeeks: [] };
    const weeks = [1, 2, 3, 4, 5, 6].map((week) =>
      storedWeek(week, { ...short, weeksOut: 8 - week }),
    );
    expect(weeks.map((week) => week?.targetRir)).toEqual([3, 2, 1, 2, 2, 2]);
    expect(weeks.map((week) => week?.setsFactor)).toEqual([1, 1, 1, 0.8, 0.8, 0.65]);
  });

  it('adds a set per muscle each week up to the deload, then starts over', () => {
    const growing = { ...plan, setsGrow: true };
    const added = [1, 2, 3, 4, 5, 6, 7].map((week) => storedWeek(week, growing)?.addedSets);
    expect(added).toEqual([0, 1, 2, 3, 0, 0, 1]);
    expect(storedWeek(3, growing)?.note).toContain('Sets grow where the session has room.');
    expect(storedWeek(11, { ...growing, weeksOut: 4 })?.addedSets).toBe(0);
    expect([1, 2, 3, 4].map((week) => storedWeek(week, plan)?.addedSets)).toEqual([0, 0, 0, 0]);
  });

  it('adds sets without a deload, too, if the plan ends before one', () => {
    const short = { ...plan, weeks: 4, deloadWeeks: [], setsGrow: true };
    expect([1, 2, 3, 4].map((week) => storedWeek(week, short)?.addedSets)).toEqual([0, 1, 2, 3]);
  });
});

/** The plan's weeks as read from storage. */
function storedWeeks(generated: TrainingPlan) {
  return generated.weekPlan.map(({ week }) => {
    const weeksOut = generated.weeksOut === null ? null : generated.weeksOut - (week - 1);
    return storedWeek(week, { ...generated, weeksOut });
  });
}

describe('a stored plan', () => {
  it('has the same weeks as when it was created', SLOW, () => {
    fc.assert(
      fc.property(anyAthlete(), fc.integer(), (athlete, seed) => {
        const generated = generateTrainingPlan(athlete, { seed });
        storedWeeks(generated).forEach((stored, index) => {
          expect(stored).toEqual(generated.weekPlan[index]);
        });
      }),
      { numRuns: 200, seed: 6 },
    );
  });

  it('adds sets up to the deload without removing any, and stays within minutes and MRV', () => {
    let grown = 0;
    fc.assert(
      fc.property(anyAthlete(), fc.integer(), (athlete, seed) => {
        const generated = generateTrainingPlan(athlete, { seed });
        const weeks = storedWeeks(generated).slice(0, 7);
        const sets = weeks.map((week) => (week ? setsWithin(generated, week) : 0));
        for (const [index, week] of weeks.entries()) {
          if (week?.kind !== 'build' || weeks[index - 1]?.kind !== 'build') continue;
          expect(sets[index]).toBeGreaterThanOrEqual(sets[index - 1] ?? 0);
          grown += sets[index] === sets[index - 1] ? 0 : 1;
        }
      }),
      { numRuns: 100, seed: 7 },
    );
    expect(grown).toBeGreaterThan(25);
  });
});

/** Total sets of a plan's week, after checking that it stays within the limits. */
function setsWithin(generated: TrainingPlan, week: PlanWeek): number {
  const { sessionMinutes } = generated;
  const workouts = prescribeWeek(generated.workouts, week, generated);
  for (const { estimatedMinutes } of workouts) {
    expect(estimatedMinutes).toBeLessThanOrEqual(sessionMinutes);
  }
  const exercises = workouts.flatMap((workout) => workout.exercises);
  const tally = countHardSets(exercises).sets;
  for (const muscle of MUSCLES) {
    expect(tally[muscle], muscle).toBeLessThanOrEqual(VOLUME_LANDMARKS[muscle].mrv);
  }
  return exercises.reduce((sum, item) => sum + item.sets, 0);
}
