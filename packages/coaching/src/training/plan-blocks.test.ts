import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PlanAnswers } from '../athlete/answers.ts';
import { addDays } from '../calendar/calendar-day.ts';
import { SLOW } from '../testing/slow.ts';
import { auditProgram } from './audit-program.ts';
import { generateTrainingPlan, type TrainingPlan } from './generate-training-plan.ts';
import type { PlanBlock } from './plan-blocks.ts';
import type { PlanWeek } from './plan-weeks.ts';
import { prescribeWeek } from './prescribe-week.ts';
import { ATHLETE, anyAthlete, anyTrainee } from './testing/athletes.ts';

const plan = (answers: Partial<PlanAnswers>) =>
  generateTrainingPlan({ ...ATHLETE, ...answers }, { seed: 'test' });
const namesOf = ({ blocks }: TrainingPlan) => blocks.map(({ name }) => name);

/** A week's total sets and its rep texts. */
function targetsOf(generated: TrainingPlan, week: PlanWeek) {
  const exercises = prescribeWeek(generated.workouts, week, generated).flatMap(
    (day) => day.exercises,
  );
  return {
    sets: exercises.reduce((sum, { sets }) => sum + sets, 0),
    reps: exercises.map(({ reps }) => reps),
  };
}

const buildsOf = (generated: TrainingPlan, { firstWeek, lastWeek }: PlanBlock) =>
  generated.weekPlan.filter(
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

  it('contain more than one build week', () => {
    for (const experience of ['beginner', 'intermediate', 'advanced', 'expert'] as const) {
      for (const targetTimeline of ['8_weeks', '12_weeks', '16_weeks'] as const) {
        for (const { firstWeek, lastWeek } of plan({ experience, targetTimeline }).blocks) {
          expect(lastWeek, `${experience} ${targetTimeline}`).toBeGreaterThan(firstWeek);
        }
      }
    }
  });

  it('keep the sets in a prep, then reduce sets before load, and end in the taper', () => {
    const generated = plan({
      primaryGoal: 'competition_prep',
      experience: 'expert',
      competitionDate: addDays(ATHLETE.today, 7 * 16),
    });
    expect([...new Set(generated.weekPlan.map(({ block }) => block?.name))]).toEqual([
      'Build on what you have',
      'Keep the load',
      'Taper',
    ]);
    const setsIn = (name: string) =>
      generated.weekPlan
        .filter(({ kind, block }) => kind !== 'deload' && block?.name === name)
        .map((week) => targetsOf(generated, week).sets);
    expect(Math.max(...setsIn('Keep the load'))).toBeLessThan(
      Math.min(...setsIn('Build on what you have')),
    );
    expect(Math.max(...setsIn('Taper'))).toBeLessThan(Math.min(...setsIn('Keep the load')));
  });

  it('teach a beginner the lifts first, and never ask for heavier loads if strain is ruled out', () => {
    expect(namesOf(plan({ experience: 'beginner' }))).toEqual(['Learn the lifts', 'Add load']);
    const careful = plan({
      ...{ targetTimeline: 'long_term', sex: 'female' },
      healthConditions: ['Pregnancy or breastfeeding'],
    });
    expect(careful.blocks.some(({ lowerReps }) => lowerReps)).toBe(false);
    const old = plan({ targetTimeline: 'long_term', ageYears: 64 });
    expect(old.blocks.some(({ lowerReps }) => lowerReps)).toBe(false);
  });

  it('cover every week once, and describe only what their weeks contain', SLOW, () => {
    fc.assert(
      fc.property(anyAthlete(), fc.integer(), (athlete, seed) => {
        const generated = generateTrainingPlan(athlete, { seed });
        const weeks = generated.blocks.flatMap(({ firstWeek, lastWeek }) =>
          Array.from({ length: lastWeek - firstWeek + 1 }, (_, at) => firstWeek + at),
        );
        expect(weeks).toEqual(generated.weekPlan.map(({ week }) => week));
        generated.blocks.forEach((block, index) => {
          expect(falseClaims(generated, block, generated.blocks[index - 1])).toEqual([]);
        });
      }),
      { numRuns: 80, seed: 61 },
    );
  });
});

/** Claims in a block's text that its weeks don't match. */
function falseClaims(
  generated: TrainingPlan,
  block: PlanBlock,
  before: PlanBlock | undefined,
): string[] {
  const weeks = buildsOf(generated, block).map((week) => targetsOf(generated, week));
  const sets = weeks.map((week) => week.sets);
  const usual = generated.workouts.flatMap(({ exercises }) => exercises.map(({ reps }) => reps));
  const last = before && buildsOf(generated, before).at(-1);
  const rules: Record<string, boolean> = {
    'Sets grow': (sets.at(-1) ?? 0) > (sets[0] ?? 0),
    'same sets every week': new Set(sets).size <= 1,
    'Fewer reps': weeks.every(({ reps }) => reps.some((text, at) => text !== usual[at])),
    'Back to more reps': weeks.every(({ reps }) => reps.every((text, at) => text === usual[at])),
    'fewer sets than before':
      last !== undefined && Math.max(...sets) < targetsOf(generated, last).sets,
    'Sets drop': last !== undefined && Math.max(...sets) < targetsOf(generated, last).sets,
  };
  return Object.entries(rules).flatMap(([words, holds]) =>
    block.focus.toLowerCase().includes(words.toLowerCase()) && !holds ? [words] : [],
  );
}

/** The build weeks of the first two blocks with their findings. */
function buildWeeksOf(athlete: PlanAnswers) {
  const generated = generateTrainingPlan(athlete, { seed: 1 });
  const base = auditProgram(generated, athlete);
  const weeks = generated.weekPlan.filter(
    ({ kind, mesocycle }) => kind === 'build' && mesocycle <= 2,
  );
  return weeks.map((week) => {
    const workouts = prescribeWeek(generated.workouts, week, generated);
    return { found: auditProgram({ workouts }, athlete), base, workouts, generated };
  });
}

describe('every build week of a plan', SLOW, () => {
  const sample = fc.sample(anyTrainee(), { numRuns: 150, seed: 62 });
  let weeks: ReturnType<typeof buildWeeksOf>;
  beforeAll(() => {
    weeks = sample.flatMap(buildWeeksOf);
  });

  it('has no finding that the base week lacks, apart from time in 1% of weeks', () => {
    const worse = weeks.filter(({ found, base }) => {
      const baseRules = new Set(base.map(({ rule }) => rule));
      return found.some(({ rule }) => !baseRules.has(rule));
    });
    expect(weeks.length).toBeGreaterThan(700);
    expect(worse.length).toBeLessThanOrEqual(weeks.length / 100);
    const rules = worse.flatMap(({ found }) => found.map(({ rule }) => rule));
    expect(rules.filter((rule) => rule !== 'time')).toEqual([]);
  });

  it('stays within its minutes, and uses at least 86% if the days are planned that way', () => {
    for (const { workouts, generated } of weeks) {
      workouts.forEach(({ estimatedMinutes }, day) => {
        const written = generated.workouts[day]?.estimatedMinutes ?? 0;
        const minMinutes = Math.min(written, 0.86 * generated.sessionMinutes);
        expect(estimatedMinutes).toBeLessThanOrEqual(generated.sessionMinutes);
        // Heavier sets are shorter, and some rests can't be lengthened.
        expect(estimatedMinutes).toBeGreaterThanOrEqual(minMinutes - 2);
      });
    }
  });

  it('grows by at least 10% over a block for most athletes who may grow', () => {
    const growing = [...new Set(weeks.map(({ generated }) => generated))].flatMap((generated) => {
      const block = generated.blocks.find(({ sets }) => sets === 'grow');
      const weeks = block
        ? buildsOf(generated, block).map((week) => targetsOf(generated, week).sets)
        : [];
      return weeks.length > 2 ? [(weeks.at(-1) ?? 0) / (weeks[0] ?? 1)] : [];
    });
    expect(growing.length).toBeGreaterThan(20);
    expect(growing.filter((share) => share >= 1.1).length).toBeGreaterThan(growing.length / 2);
  });
});
