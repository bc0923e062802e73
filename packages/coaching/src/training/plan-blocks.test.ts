import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PlanAnswers } from '../athlete/answers.ts';
import { addDays } from '../calendar/calendar-day.ts';
import { auditProgram } from './audit-program.ts';
import { makeTrainingPlan, type TrainingPlan } from './make-training-plan.ts';
import type { PlanBlock } from './plan-blocks.ts';
import type { PlanWeek } from './plan-weeks.ts';
import { prescribeWeek } from './prescribe-week.ts';
import { ATHLETE, anyAthlete, anyTrainee } from './testing/athletes.ts';

const plan = (answers: Partial<PlanAnswers>) =>
  makeTrainingPlan({ ...ATHLETE, ...answers }, { seed: 'test' });
const namesOf = ({ blocks }: TrainingPlan) => blocks.map(({ name }) => name);

/** The sets and repetitions of a week. */
function asked(made: TrainingPlan, week: PlanWeek) {
  const exercises = prescribeWeek(made.workouts, week, made).flatMap((day) => day.exercises);
  return {
    sets: exercises.reduce((sum, { sets }) => sum + sets, 0),
    reps: exercises.map(({ reps }) => reps),
  };
}

const buildsOf = (made: TrainingPlan, { firstWeek, lastWeek }: PlanBlock) =>
  made.weekPlan.filter(
    ({ week, kind }) => kind === 'build' && week >= firstWeek && week <= lastWeek,
  );

describe('the blocks of a plan', () => {
  it('alternate between volume and strength in the off-season', () => {
    expect(namesOf(plan({ targetTimeline: '16_weeks' }))).toEqual([
      'Volume',
      'Strength',
      'Volume at new loads',
    ]);
  });

  it('are never a single build week', () => {
    for (const experience of ['beginner', 'intermediate', 'advanced', 'expert'] as const) {
      for (const targetTimeline of ['8_weeks', '12_weeks', '16_weeks'] as const) {
        for (const { firstWeek, lastWeek } of plan({ experience, targetTimeline }).blocks) {
          expect(lastWeek, `${experience} ${targetTimeline}`).toBeGreaterThan(firstWeek);
        }
      }
    }
  });

  it('keep the sets in a prep, then drop them before the load, and end in the taper', () => {
    const made = plan({
      primaryGoal: 'competition_prep',
      experience: 'expert',
      competitionDate: addDays(ATHLETE.today, 7 * 16),
    });
    expect([...new Set(made.weekPlan.map(({ block }) => block?.name))]).toEqual([
      'Build on what you have',
      'Keep the load',
      'Taper',
    ]);
    const setsIn = (name: string) =>
      made.weekPlan
        .filter(({ kind, block }) => kind !== 'deload' && block?.name === name)
        .map((week) => asked(made, week).sets);
    expect(Math.max(...setsIn('Keep the load'))).toBeLessThan(
      Math.min(...setsIn('Build on what you have')),
    );
    expect(Math.max(...setsIn('Taper'))).toBeLessThan(Math.min(...setsIn('Keep the load')));
  });

  it('let a beginner learn the lifts first, and never ask for heavier loads when strain is barred', () => {
    expect(namesOf(plan({ experience: 'beginner' }))).toEqual(['Learn the lifts', 'Add load']);
    const careful = plan({
      ...{ targetTimeline: 'long_term', sex: 'female' },
      healthConditions: ['Pregnancy or breastfeeding'],
    });
    expect(careful.blocks.some(({ lowerReps }) => lowerReps)).toBe(false);
    const old = plan({ targetTimeline: 'long_term', ageYears: 64 });
    expect(old.blocks.some(({ lowerReps }) => lowerReps)).toBe(false);
  });

  it('cover every week once, and describe only what their weeks contain', () => {
    fc.assert(
      fc.property(anyAthlete(), fc.integer(), (athlete, seed) => {
        const made = makeTrainingPlan(athlete, { seed });
        const weeks = made.blocks.flatMap(({ firstWeek, lastWeek }) =>
          Array.from({ length: lastWeek - firstWeek + 1 }, (_, at) => firstWeek + at),
        );
        expect(weeks).toEqual(made.weekPlan.map(({ week }) => week));
        made.blocks.forEach((block, place) => {
          expect(untruths(made, block, made.blocks[place - 1])).toEqual([]);
        });
      }),
      { numRuns: 80, seed: 61 },
    );
  }, 60_000);
});

/** Claims of a block its weeks don’t match. */
function untruths(made: TrainingPlan, block: PlanBlock, before: PlanBlock | undefined): string[] {
  const weeks = buildsOf(made, block).map((week) => asked(made, week));
  const sets = weeks.map((week) => week.sets);
  const usual = made.workouts.flatMap(({ exercises }) => exercises.map(({ reps }) => reps));
  const last = before && buildsOf(made, before).at(-1);
  const rules: Record<string, boolean> = {
    'Sets grow': (sets.at(-1) ?? 0) > (sets[0] ?? 0),
    'same sets every week': new Set(sets).size <= 1,
    'Fewer reps': weeks.every(({ reps }) => reps.some((text, at) => text !== usual[at])),
    'Back to more reps': weeks.every(({ reps }) => reps.every((text, at) => text === usual[at])),
    'fewer sets than before': last !== undefined && Math.max(...sets) < asked(made, last).sets,
    'Sets drop': last !== undefined && Math.max(...sets) < asked(made, last).sets,
  };
  return Object.entries(rules).flatMap(([words, holds]) =>
    block.focus.toLowerCase().includes(words.toLowerCase()) && !holds ? [words] : [],
  );
}

/** The build weeks of the first two blocks, each with its findings. */
function buildWeeksOf(athlete: PlanAnswers) {
  const made = makeTrainingPlan(athlete, { seed: 1 });
  const base = auditProgram(made, athlete);
  const weeks = made.weekPlan.filter(({ kind, mesocycle }) => kind === 'build' && mesocycle <= 2);
  return weeks.map((week) => {
    const workouts = prescribeWeek(made.workouts, week, made);
    return { found: auditProgram({ workouts }, athlete), base, workouts, made };
  });
}

describe('every build week of a plan', () => {
  const sample = fc.sample(anyTrainee(), { numRuns: 150, seed: 62 });
  let weeks: ReturnType<typeof buildWeeksOf>;
  beforeAll(() => {
    weeks = sample.flatMap(buildWeeksOf);
  }, 60_000);

  it('gets no finding the base week lacks, apart from time in one of a hundred', () => {
    const worse = weeks.filter(({ found, base }) => {
      const known = new Set(base.map(({ rule }) => rule));
      return found.some(({ rule }) => !known.has(rule));
    });
    expect(weeks.length).toBeGreaterThan(700);
    expect(worse.length).toBeLessThanOrEqual(weeks.length / 100);
    const rules = worse.flatMap(({ found }) => found.map(({ rule }) => rule));
    expect(rules.filter((rule) => rule !== 'time')).toEqual([]);
  });

  it('stays within its minutes, and uses at least 86 % when the days are planned that way', () => {
    for (const { workouts, made } of weeks) {
      workouts.forEach(({ estimatedMinutes }, day) => {
        const written = made.workouts[day]?.estimatedMinutes ?? 0;
        const least = Math.min(written, 0.86 * made.sessionMinutes);
        expect(estimatedMinutes).toBeLessThanOrEqual(made.sessionMinutes);
        // Heavier sets are shorter, and not every rest may be longer.
        expect(estimatedMinutes).toBeGreaterThanOrEqual(least - 2);
      });
    }
  });

  it('grows by a tenth or more over a block for most athletes who may grow', () => {
    const growing = [...new Set(weeks.map(({ made }) => made))].flatMap((made) => {
      const block = made.blocks.find(({ sets }) => sets === 'grow');
      const weeks = block ? buildsOf(made, block).map((week) => asked(made, week).sets) : [];
      return weeks.length > 2 ? [(weeks.at(-1) ?? 0) / (weeks[0] ?? 1)] : [];
    });
    expect(growing.length).toBeGreaterThan(20);
    expect(growing.filter((share) => share >= 1.1).length).toBeGreaterThan(growing.length / 2);
  });
});
