import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leadingNumber, type PlanAnswers } from '../athlete/answers.ts';
import { addDays } from '../calendar/calendar-day.ts';
import { accessRank } from '../exercises/equipment.ts';
import type { Exercise } from '../exercises/exercise.ts';
import { findExercise } from '../exercises/library.ts';
import { MUSCLES, type Muscle } from '../exercises/muscles.ts';
import { SLOW } from '../testing/slow.ts';
import { MAX_SESSION_SETS, MAX_SETS, MIN_EXERCISES } from './allocate-sets.ts';
import { generateTrainingPlan, type TrainingPlan } from './generate-training-plan.ts';
import { VOLUME_LANDMARKS } from './landmarks.ts';
import { estimateMinutes, type PlannedExercise, type PlannedWorkout } from './planned-workout.ts';
import { ATHLETE, anyAthlete } from './testing/athletes.ts';
import { mustNotStrain } from './trainable.ts';
import { countHardSets } from './weekly-sets.ts';

const plan = (answers: Partial<PlanAnswers>) =>
  generateTrainingPlan({ ...ATHLETE, ...answers }, { seed: 'test' });
const names = (generated: TrainingPlan) => generated.workouts.map((workout) => workout.name);
const all = (generated: TrainingPlan) => generated.workouts.flatMap((workout) => workout.exercises);

function libraryExercise(planned: Pick<PlannedExercise, 'exerciseId'>): Exercise {
  const exercise = findExercise(planned.exerciseId);
  if (exercise === undefined) throw new Error(`${planned.exerciseId} is not in the library`);
  return exercise;
}

describe('generateTrainingPlan', () => {
  it('splits the week by days and experience', () => {
    const daily = { availability: 'daily' } as const;
    const [beginner, expert] = ['beginner', 'expert'] as const;
    expect(names(plan({ ...daily, trainingFrequency: '3_days', experience: beginner }))).toEqual([
      'Full Body',
      'Full Body',
      'Full Body',
    ]);
    expect(names(plan({ ...daily, trainingFrequency: '3_days', experience: expert }))).toEqual([
      'Full Body',
      'Full Body',
      'Full Body',
    ]);
    expect(names(plan({ ...daily, trainingFrequency: '4_days' }))).toEqual([
      'Upper',
      'Lower',
      'Upper',
      'Lower',
    ]);
    expect(names(plan({ ...daily, trainingFrequency: '5_days' }))).toEqual([
      'Push',
      'Pull',
      'Legs',
      'Upper',
      'Lower',
    ]);
    expect(names(plan({ ...daily, trainingFrequency: '6_days' }))).toEqual([
      'Push',
      'Pull',
      'Legs',
      'Push',
      'Pull',
      'Legs',
    ]);
  });

  it('uses no more days than the athlete has, and explains it', () => {
    const generated = plan({ trainingFrequency: '6_days', availability: '3-4' });
    expect(generated.daysPerWeek).toBe(4);
    expect(generated.reasons[0]).toContain('You asked for 6 days but have time on 4.');
  });

  it('gives a beginner fewer than six days, with the reason', () => {
    const generated = plan({
      ...{ trainingFrequency: '6_days', availability: 'daily', experience: 'beginner' },
    });
    expect(generated.daysPerWeek).toBe(4);
    expect(generated.reasons[0]).toContain('You asked for 6 days, but as a beginner');
  });

  it('lists the muscles below minimum volume when time is short', () => {
    const generated = plan({
      trainingFrequency: '3_days',
      sessionDuration: '45_min',
      experience: 'advanced',
    });
    const short = MUSCLES.filter(
      (muscle) => generated.weeklySets[muscle] < VOLUME_LANDMARKS[muscle].mev,
    );
    expect(short.length).toBeGreaterThan(0);
    const note = generated.reasons.find((text) =>
      text.startsWith('Fewer weekly sets than is usually'),
    );
    for (const muscle of short)
      expect(note).toContain(muscle === 'side_rear_delts' ? 'side and rear delts' : muscle);
  });

  it('trains experienced athletes harder than beginners, and dieting ones less than gaining ones', () => {
    const setsOf = (answers: Partial<PlanAnswers>) =>
      Object.values(
        plan({ trainingFrequency: '4_days', sessionDuration: '90_min', ...answers }).weeklySets,
      ).reduce((sum, sets) => sum + sets, 0);
    expect(setsOf({ experience: 'expert' })).toBeGreaterThan(setsOf({ experience: 'beginner' }));
    expect(setsOf({ experience: 'expert', primaryGoal: 'weight_loss' })).toBeLessThan(
      setsOf({ experience: 'expert' }),
    );
  });

  it('describes a prep by its phase, its show and the weeks left', () => {
    const competitionDate = addDays(ATHLETE.today, 70);
    expect(plan({ primaryGoal: 'competition_prep', competitionDate })).toMatchObject({
      phase: 'Mid Prep',
      weeks: 9,
      weeksOut: 10,
      competitionDate,
      name: '9-Week Upper/Lower: Competition Prep',
      periodizationNotes: expect.stringMatching(/deload/i),
    });
  });

  it('uses the timeline for a prep without a date, and the off-season for an open timeline', () => {
    const prep = { primaryGoal: 'competition_prep', competitionDate: undefined } as const;
    expect(plan({ ...prep, targetTimeline: '8_weeks' }).phase).toBe('Mid Prep');
    expect(plan({ ...prep, targetTimeline: 'long_term' }).phase).toBe('Off-Season');
  });

  it('is deterministic for the same answers and seed, and differs for another seed', () => {
    fc.assert(
      fc.property(anyAthlete(), fc.integer(), (athlete, seed) => {
        expect(generateTrainingPlan(athlete, { seed })).toEqual(
          generateTrainingPlan(athlete, { seed }),
        );
      }),
      { numRuns: 20, seed: 2 },
    );
    const ids = (seed: number) =>
      all(generateTrainingPlan(ATHLETE, { seed })).map((item) => item.exerciseId);
    expect(ids(1)).not.toEqual(ids(2));
  });

  it(
    'respects days, minutes, equipment, level and landmarks of 1,500 athletes, without duplicates',
    SLOW,
    () => {
      fc.assert(
        fc.property(anyAthlete(), fc.integer(), (athlete, seed) => {
          expect(violations(generateTrainingPlan(athlete, { seed }), athlete)).toEqual([]);
        }),
        { numRuns: 1500, seed: 3 },
      );
    },
  );
});

/** Rules a plan breaks, collected because one `expect` per rule is slow. */
function violations(generated: TrainingPlan, athlete: PlanAnswers): string[] {
  return [
    ...frameViolations(generated, athlete),
    ...generated.workouts.flatMap((workout) => [
      ...workoutViolations(workout, athlete),
      ...workout.exercises.flatMap((item) => exerciseViolations(item, athlete)),
    ]),
    ...volumeViolations(generated, athlete),
  ];
}

function broken(rules: Record<string, boolean>): string[] {
  return Object.keys(rules).filter((rule) => !rules[rule]);
}

function frameViolations(generated: TrainingPlan, athlete: PlanAnswers): string[] {
  const available = athlete.availability === '3-4' || athlete.experience === 'beginner' ? 4 : 6;
  const days = Math.min(leadingNumber(athlete.trainingFrequency), available);
  const weekdays = generated.workouts.map((workout) => workout.day);
  return broken({
    'as many days as asked and available': generated.daysPerWeek === days,
    'a workout for each day': weekdays.length === days,
    'each on a later weekday': weekdays.every((day, index) => day > (weekdays[index - 1] ?? 0)),
    'weekdays 1 to 7': weekdays.every((day) => day >= 1 && day <= 7),
    '1 to 52 weeks': generated.weeks >= 1 && generated.weeks <= 52,
    'a line for each week':
      generated.weekPlan.length === generated.weeks &&
      generated.weekPlan.every((week, index) => week.week === index + 1),
  });
}

function workoutViolations(workout: PlannedWorkout, athlete: PlanAnswers): string[] {
  const ids = workout.exercises.map((item) => item.exerciseId);
  return broken({
    'enough exercises': ids.length >= MIN_EXERCISES,
    'no exercise twice a day': new Set(ids).size === ids.length,
    'supersets are of two, one after the other': workout.exercises.every((item, index) => {
      const partner = workout.exercises.find((other) => other.exerciseName === item.supersetWith);
      if (!partner) return item.supersetWith === null;
      const isNext = Math.abs(workout.exercises.indexOf(partner) - index) === 1;
      return isNext && partner.supersetWith === item.exerciseName;
    }),
    'minutes as estimated': workout.estimatedMinutes === estimateMinutes(workout.exercises),
    'fits the session': workout.estimatedMinutes <= leadingNumber(athlete.sessionDuration),
  });
}

function exerciseViolations(item: PlannedExercise, athlete: PlanAnswers): string[] {
  const exercise = libraryExercise(item);
  const isPaired = item.technique === 'super_set';
  const isStraight = item.technique === 'straight_sets' || isPaired;
  const isAdvanced = athlete.experience === 'advanced' || athlete.experience === 'expert';
  return broken({
    'only equipment at hand':
      accessRank(exercise.equipmentAccess) <= accessRank(athlete.equipmentAccess),
    'nothing above a beginner':
      athlete.experience !== 'beginner' || exercise.difficultyLevel === 'beginner',
    'sets in bounds': item.sets >= 2 && item.sets <= MAX_SETS,
    'rest of 10 to 180 s': item.restTime >= 10 && item.restTime <= 180,
    'RPE is ten less RIR': item.rpe === 10 - item.rir,
    'a partner only in a superset': (item.supersetWith !== null) === isPaired,
    'no superset for who must not strain': !isPaired || !mustNotStrain(athlete),
    'drop only with a drop set':
      (item.dropSetPercentage !== null) === (item.technique === 'drop_set'),
    'pause only with rest-pause':
      (item.restPauseReps !== null) === (item.technique === 'rest_pause'),
    'techniques for the advanced alone': isStraight || isAdvanced,
    'techniques for adults alone': isStraight || athlete.ageYears >= 18,
    'techniques never on heavy or compound lifts':
      isStraight || (!exercise.heavy && exercise.exerciseType === 'isolation'),
  });
}

/**
 * Volume must not exceed MRV, and may be below MEV only if another set wouldn't fit the session.
 */
function volumeViolations(generated: TrainingPlan, athlete: PlanAnswers): string[] {
  const limit = leadingNumber(athlete.sessionDuration);
  const counted = countHardSets(all(generated)).sets;
  return MUSCLES.flatMap((muscle) => {
    const { mev, mrv } = VOLUME_LANDMARKS[muscle];
    const isShort = generated.weeklySets[muscle] < mev;
    return broken({
      [`${muscle} counted right`]: counted[muscle] === generated.weeklySets[muscle],
      [`${muscle} within MRV`]: generated.weeklySets[muscle] <= mrv,
      [`${muscle} short only for want of time`]:
        !isShort || !generated.workouts.some((workout) => canFitSetFor(muscle, workout, limit)),
    });
  });
}

/** Whether one of the muscle's exercises could get another set within the time limit. */
function canFitSetFor(muscle: Muscle, { exercises }: PlannedWorkout, limit: number): boolean {
  const straight = exercises.map((item) => ({ ...item, technique: 'straight_sets' as const }));
  const direct = straight.filter((item) => libraryExercise(item).primaryMuscles.includes(muscle));
  if (direct.reduce((sum, item) => sum + item.sets, 0) >= MAX_SESSION_SETS) return false;
  return direct
    .filter((item) => item.sets < MAX_SETS)
    .some((item) => {
      const longer = straight.map((other) =>
        other === item ? { ...item, sets: item.sets + 1 } : other,
      );
      return estimateMinutes(longer) <= limit;
    });
}
