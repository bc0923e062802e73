import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanAnswers } from '../athlete/answers.ts';
import { addDays } from '../calendar/calendar-day.ts';
import { accessRank } from '../exercises/equipment.ts';
import { findExercise } from '../exercises/library.ts';
import { chooseSplit } from '../training/split.ts';
import { ATHLETE, anyAthlete } from '../training/testing/athletes.ts';
import { activeDays } from '../training/training-days.ts';
import { type CardioPlan, cardioColumns, generateCardioPlan } from './generate-cardio-plan.ts';
import type { CardioDay } from './schedule.ts';

const plan = (answers: Partial<typeof ATHLETE>) =>
  generateCardioPlan({ ...ATHLETE, ...answers }, { seed: 'test' });

describe('generateCardioPlan', () => {
  it('plans nothing for athletes who want no cardio', () => {
    const withoutCardio = plan({ cardioPreference: 'none', primaryGoal: 'weight_loss' });
    expect(withoutCardio).toMatchObject({
      type: 'None',
      sessionsPerWeek: 0,
      duration: 0,
      weeklyMinutes: 0,
    });
    expect(withoutCardio.schedule.map((day) => day.type)).toEqual(Array(7).fill('Rest'));
  });

  it('plans more for fat loss than for muscle gain', () => {
    const losing = plan({ primaryGoal: 'weight_loss', cardioPreference: 'intense' });
    const gaining = plan({ primaryGoal: 'muscle_gain', cardioPreference: 'intense' });
    expect(losing.weeklyMinutes).toBeGreaterThan(gaining.weeklyMinutes);
    expect(losing.sessionsPerWeek).toBe(6);
    expect(losing.type).toBe('Mixed');
  });

  it('burns no more for fat loss if there is nothing left to lose', () => {
    const answers = { primaryGoal: 'weight_loss', cardioPreference: 'intense' } as const;
    const there = plan({ ...answers, targetWeightKg: ATHLETE.weightKg });
    expect(there.sessionsPerWeek).toBeLessThan(plan(answers).sessionsPerWeek);
  });

  it('burns no more for fat loss with a condition that rules out a deficit', () => {
    const answers = { primaryGoal: 'weight_loss', cardioPreference: 'intense' } as const;
    const ill = plan({ ...answers, healthConditions: ['Diabetes'] });
    expect(ill.sessionsPerWeek).toBeLessThan(plan(answers).sessionsPerWeek);
  });

  it('computes net calories by MET and weight', () => {
    const { schedule } = plan({ cardioPreference: 'light', equipmentAccess: 'home_basic' });
    const walk = schedule.find((day) => day.type === 'LISS');
    // A brisk walk at 100 m/min costs 13.5/3.5 METs; net of 1 MET, 80 kg, 15 minutes: 60 kcal.
    expect(walk).toMatchObject({ exerciseId: 'brisk-walk', duration: 15, calories: 60 });
  });

  it('keeps intervals away from leg days and from each other', () => {
    const { schedule } = plan({ cardioPreference: 'intense', trainingFrequency: '5_days' });
    const hiit = schedule.filter((day) => day.type === 'HIIT').map((day) => day.day);
    // Push Mon, Pull Tue, Legs Wed, off Thu, Upper Fri, Lower Sat.
    expect(hiit).toHaveLength(2);
    expect(hiit).not.toContain('Wednesday');
    expect(hiit).not.toContain('Saturday');
  });

  it.each([
    ['older than 64', { ageYears: 70 }],
    ['very heavy', { weightKg: 130 }],
    ['in the last two weeks before a show', { competitionDate: addDays(ATHLETE.today, 14) }],
  ])('plans no intervals for an athlete who is %s', (_, answers) => {
    const generated = plan({ ...answers, cardioPreference: 'intense' });
    expect(generated.schedule.some((day) => day.type === 'HIIT')).toBe(false);
    expect(generated.notes.length).toBeGreaterThan(2);
  });

  it.each([
    ['Heart disease', 'heart disease'],
    ['High or low blood pressure', 'high or low blood pressure'],
    ['Pregnancy or breastfeeding', 'pregnancy or breastfeeding'],
  ] as const)(
    'plans no intervals with %s on record until a clinician has agreed',
    (condition, words) => {
      const request = { cardioPreference: 'intense', healthConditions: [condition] } as const;
      const generated = plan(request);
      expect(generated.progression.some(({ hiitSessions }) => hiitSessions > 0)).toBe(false);
      expect(generated.schedule.some((day) => day.type === 'HIIT')).toBe(false);
      expect(generated.type).toBe('LISS');
      expect(generated.notes).toContain(
        `No intervals until a clinician has agreed: ${words}. Steady cardio only.`,
      );
      expect(plan({ ...request, clinicianAgreed: true }).type).toBe('Mixed');
    },
  );

  it('allows intervals with a condition that doesn’t affect the heart', () => {
    const generated = plan({
      cardioPreference: 'intense',
      healthConditions: ['Regular medication'],
    });
    expect(generated.type).toBe('Mixed');
  });

  it('drops intervals from the last two weeks before the show, and grows only within the available time', () => {
    const generated = plan({
      primaryGoal: 'competition_prep',
      cardioPreference: 'intense',
      competitionDate: addDays(ATHLETE.today, 84),
      sessionDuration: '45_min',
    });
    expect(generated.progression).toHaveLength(11);
    expect(generated.progression.at(0)?.hiitSessions).toBe(2);
    expect(generated.progression.at(-1)).toMatchObject({ week: 11, hiitSessions: 0 });
    expect(generated.progression.at(-2)?.hiitSessions).toBe(2);
    for (const week of generated.progression) {
      expect(week.duration).toBeLessThanOrEqual(45);
    }
    expect(generated.progression.at(-1)?.weeklyMinutes).toBeGreaterThan(
      generated.progression.at(0)?.weeklyMinutes ?? Number.NaN,
    );
  });

  it("fills the athlete's columns", () => {
    const generated = plan({});
    expect(cardioColumns(generated)).toEqual({
      cardioFrequency: generated.sessionsPerWeek,
      cardioDuration: generated.duration,
      cardioIntensity: generated.intensity,
      cardioType: generated.type,
      cardioProgression: {
        startsOn: generated.startsOn,
        schedule: generated.schedule,
        weeks: generated.progression,
        notes: generated.notes,
      },
    });
  });

  it('is deterministic for the same answers and seed', () => {
    fc.assert(
      fc.property(anyAthlete(), fc.integer(), (athlete, seed) => {
        expect(generateCardioPlan(athlete, { seed })).toEqual(
          generateCardioPlan(athlete, { seed }),
        );
      }),
      { seed: 14 },
    );
  });

  it('has seven days, matching sums, and available time and equipment for thousands of athletes', () => {
    fc.assert(
      fc.property(anyAthlete(), fc.integer(), (athlete, seed) => {
        expect(violations(generateCardioPlan(athlete, { seed }), athlete)).toEqual([]);
      }),
      { numRuns: 3000, seed: 1 },
    );
  });
});

/** Rules a plan breaks, collected because one `expect` per rule is slow. */
function violations(generated: CardioPlan, athlete: PlanAnswers): string[] {
  const sessions = generated.schedule.filter((day) => day.type === 'HIIT' || day.type === 'LISS');
  const sum = (field: 'duration' | 'calories') =>
    generated.schedule.reduce((total, day) => total + day[field], 0);
  const busy = new Set([
    ...sessions.map((day) => day.weekday),
    ...chooseSplit(athlete).days.map((day) => day.weekday),
  ]);
  const weeks = generated.progression;
  const rules: Record<string, boolean> = {
    'Monday to Sunday': generated.schedule.map((day) => day.weekday).join() === '0,1,2,3,4,5,6',
    'sessions counted': sessions.length === generated.sessionsPerWeek,
    'minutes add up': sum('duration') === generated.weeklyMinutes,
    'calories add up': sum('calories') === generated.weeklyCalories,
    'no more days than they have': busy.size <= activeDays(athlete),
    'days in bounds': generated.schedule.every((day) => isSound(day, athlete)),
    'weeks from 1 to 52 in order':
      weeks.length >= 1 && weeks.length <= 52 && weeks.every(({ week }, at) => week === at + 1),
    'the first week is the schedule': weeks[0]?.sessions === generated.sessionsPerWeek,
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
}

/**
 * Whether a day is a rest day without minutes, or library cardio with available equipment and at most 45 minutes.
 */
function isSound(day: CardioDay, athlete: PlanAnswers): boolean {
  if (day.exerciseId === null) return day.duration === 0 && day.calories === 0;
  const exercise = findExercise(day.exerciseId);
  return (
    exercise?.category === 'Cardio' &&
    accessRank(exercise.equipmentAccess) <= accessRank(athlete.equipmentAccess) &&
    day.calories > 0 &&
    day.duration >= 15 &&
    day.duration <= 45
  );
}
