import { UNREADABLE_NUMBER } from '@posedown/coaching';
import { onboardingSchema } from '@posedown/contract';
import { describe, expect, it } from 'vitest';
import { type Answers, NO_ANSWERS, toPayload } from './answers.ts';
import { checkAnswers, toAnswerErrors } from './check-answers.ts';
import { goalCautions } from './goal-cautions.ts';
import { stepsWithErrors } from './steps.ts';

const now = { today: '2026-11-21', timezone: 'Europe/Berlin' };

const complete: Answers = {
  ...NO_ANSWERS,
  name: 'Ada',
  email: 'ada@example.org',
  age: '29',
  height: '175',
  weight: '82,5',
  primaryGoal: 'competition_prep',
  targetWeight: '75',
  targetTimeline: '16_weeks',
  mealFrequency: '5_meals',
  cookingPreference: 'basic',
  experience: 'intermediate',
  trainingFrequency: '5_days',
  sessionDuration: '75_min',
  availability: '5-6',
  equipmentAccess: 'gym',
  cardioPreference: 'moderate',
  activityLevel: 'moderately_active',
  sleepHours: '7.5',
  stressLevel: 'moderate',
  waterIntake: '3',
};

describe('the sign-up payload', () => {
  it('matches the contract, in metric units, without unanswered fields', () => {
    const parsed = onboardingSchema.parse(toPayload(complete, 'Europe/Berlin'));
    expect(parsed).toMatchObject({ weight: 82.5, sleepHours: 7.5, timezone: 'Europe/Berlin' });
    expect(JSON.parse(JSON.stringify(parsed))).not.toHaveProperty('password');
    expect(parsed.sex).toBeUndefined();
    expect(parsed.competitionDate).toBeUndefined();
  });

  it('converts pounds and feet to kilograms and centimeters', () => {
    const imperial: Answers = {
      ...complete,
      units: 'imperial',
      height: '5 ft 9 in',
      weight: '182',
      targetWeight: '165',
      waterIntake: '100',
    };
    expect(onboardingSchema.parse(toPayload(imperial, 'UTC'))).toMatchObject({
      units: 'imperial',
      height: 175.3,
      weight: 82.55,
      targetWeight: 74.84,
      waterIntake: 2.957,
    });
  });
});

describe('optional facts', () => {
  it('match the contract', () => {
    const answered: Answers = {
      ...{ ...complete, division: 'Wellness', trainingTime: '06:30', focusMuscles: ['glutes'] },
      ...{ injuries: ['knee/both/squat,impact'], cycle: 'none', noPeriodReason: 'contraception' },
      ...{ exertionSymptoms: 'no', familySuddenDeath: 'yes', substanceUse: 'both' },
    };
    expect(onboardingSchema.parse(toPayload(answered, 'UTC'))).toMatchObject({
      ...{ division: 'Wellness', trainingTime: '06:30', focusMuscles: ['glutes'] },
      injuries: [{ region: 'knee', side: 'both', hurts: ['squat', 'impact'] }],
      ...{ cycle: 'none', noPeriodReason: 'contraception' },
      ...{ exertionSymptoms: false, familySuddenDeath: true, substanceUse: 'both' },
    });
  });

  it('include equipment only for training at home', () => {
    const sent = (equipmentAccess: Answers['equipmentAccess']) =>
      onboardingSchema.parse(
        toPayload({ ...complete, equipmentAccess, homeEquipment: ['Barbell'] }, 'UTC'),
      ).homeEquipment;
    expect(sent('home_full')).toEqual(['Barbell']);
    expect(sent('gym')).toEqual([]);
  });

  it('omit answers to hidden questions', () => {
    const cycle = { cycle: 'none', noPeriodReason: 'menopause' } as const;
    const man = toPayload({ ...complete, ...cycle, sex: 'male' }, 'UTC');
    expect([man.cycle, man.noPeriodReason]).toEqual([undefined, undefined]);
    const regular = toPayload({ ...complete, ...cycle, cycle: 'regular' }, 'UTC');
    expect([regular.cycle, regular.noPeriodReason]).toEqual(['regular', undefined]);
  });
});

describe('validation', () => {
  it('accepts a complete form', async () => {
    expect(await checkAnswers(complete, now)).toEqual({});
  });

  it('reports every required field and no optional one', async () => {
    const fieldErrors = await checkAnswers(NO_ANSWERS, now);
    expect(stepsWithErrors(fieldErrors)).toEqual([1, 2, 3, 4, 5]);
    const required =
      'name, email, age, height, weight, primaryGoal, targetWeight, targetTimeline, mealFrequency, cookingPreference, experience, trainingFrequency, sessionDuration, availability, equipmentAccess, cardioPreference, activityLevel, sleepHours, stressLevel, waterIntake';
    expect(Object.keys(fieldErrors).sort()).toEqual(required.split(', ').sort());
    expect(fieldErrors).toMatchObject({
      name: 'Name is required',
      primaryGoal: 'Choose one of the options',
    });
  });

  it('rejects an unreadable optional number', async () => {
    const fieldErrors = await checkAnswers({ ...complete, bodyFatGoal: 'low' }, now);
    expect(fieldErrors).toEqual({ bodyFatGoal: UNREADABLE_NUMBER });
  });

  it('distinguishes unreadable from out-of-range numbers', async () => {
    const wrong = { weight: 'heavy', targetWeight: '20', sleepHours: '1.250', bodyFatGoal: '4,99' };
    expect(await checkAnswers({ ...complete, ...wrong }, now)).toEqual({
      weight: UNREADABLE_NUMBER,
      targetWeight: 'Enter a number between 30 and 200 kg',
      sleepHours: 'Enter a number between 4 and 12 hours',
      bodyFatGoal: 'Enter a number between 5 and 30%',
    });
    expect(await checkAnswers({ ...complete, weight: '29.996' }, now)).toHaveProperty('weight');
  });

  it('accepts weights with other digits, a unit and invisible marks', async () => {
    for (const weight of ['٨٢٫٥', '82.5 kg', '\u200e82.5\u2069', '８２．５']) {
      expect(toPayload({ ...complete, weight }, now.timezone).weight, weight).toBe(82.5);
    }
  });

  it('asks on the goals step for a target that fits the goal', async () => {
    const gain: Answers = { ...complete, primaryGoal: 'muscle_gain', targetWeight: '60' };
    const fieldErrors = await checkAnswers({ ...gain, weight: '70' }, now);
    expect(fieldErrors).toEqual({ targetWeight: expect.stringMatching(/Raise the target, or/) });
    expect(stepsWithErrors(fieldErrors)).toEqual([2]);
    const typed = { ...gain, height: '175', weight: '70' };
    expect(goalCautions(typed)).toContain(fieldErrors.targetWeight);
    // The field already shows it.
    expect(goalCautions(typed, fieldErrors.targetWeight)).not.toContain(fieldErrors.targetWeight);
  });

  it('rejects an implausible combination of height and weight, in any units', async () => {
    const expectedError = {
      weight: expect.stringMatching(/^This height and weight don’t match/),
    };
    const short = { height: '120', weight: '180', targetWeight: '170' };
    expect(await checkAnswers({ ...complete, ...short }, now)).toEqual(expectedError);
    const imperial = { units: 'imperial', waterIntake: '100' } as const;
    const light = { height: '6 ft 6 in', weight: '80', targetWeight: '80' };
    expect(await checkAnswers({ ...complete, ...light, ...imperial }, now)).toEqual(expectedError);
  });

  it('asks on the training step for the side of an injury', async () => {
    const fieldErrors = await checkAnswers({ ...complete, injuries: ['knee//squat'] }, now);
    expect(fieldErrors).toEqual({ injuries: 'Choose the side of each injury' });
    expect(stepsWithErrors(fieldErrors)).toEqual([4]);
    expect(
      await checkAnswers({ ...complete, injuries: ['knee/left/', 'neck/none/'] }, now),
    ).toEqual({});
  });

  it('shows limits in the person’s units', async () => {
    const sizes = { height: '5 ft 9 in', weight: '60', targetWeight: '165', waterIntake: '3' };
    const light: Answers = { ...complete, ...sizes, units: 'imperial' };
    expect(await checkAnswers(light, now)).toEqual({
      weight: 'Enter a number between 66.2 and 661.3 lb',
      waterIntake: 'Enter a number between 33.9 and 202.8 fl oz',
    });
  });

  it('requires a future competition date', async () => {
    const show = (competitionDate: string) => checkAnswers({ ...complete, competitionDate }, now);
    const fieldError = { competitionDate: 'Competition date must be in the future' };
    expect(await show('2026-11-21')).toEqual(fieldError);
    expect(await show('2026-11-22')).toEqual({});
  });
});

it('shows errors about a list item on the list', () => {
  expect(toAnswerErrors({ 'foodAllergies.1': 'Choose one of the options' }, 'metric')).toEqual({
    foodAllergies: 'Choose one of the options',
  });
});
