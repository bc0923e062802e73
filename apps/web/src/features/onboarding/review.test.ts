import { expect, it } from 'vitest';
import { formatDay } from '../../lib/days.ts';
import { type Answers, NO_ANSWERS } from './answers.ts';
import { answeredFacts, otherAnswers, reviewOf } from './review.ts';

it('lists the ten specified answers in order, in the person’s units', () => {
  const rows = reviewOf({
    ...NO_ANSWERS,
    units: 'imperial',
    name: 'Ada ',
    email: 'ada@example.org',
    primaryGoal: 'body_recomp',
    weight: '182',
    targetWeight: '165,5',
    mealFrequency: '4_meals',
    trainingFrequency: '5_days',
    cardioPreference: 'light',
    sleepHours: '7.5',
    waterIntake: '96',
  });
  expect(rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Name: Ada',
    'Email: ada@example.org',
    'Primary goal: Body recomposition',
    'Current weight: 182 lb',
    'Target weight: 165.5 lb',
    'Meal frequency: 4 meals a day',
    'Training frequency: 5 days a week',
    'Cardio preference: Light',
    'Sleep hours: 7.5 hours a night',
    'Water intake: 96 fl oz a day',
  ]);
});

it('shows water in liters with metric units', () => {
  const rows = reviewOf({ ...NO_ANSWERS, waterIntake: '2,5' });
  expect(rows.at(-1)).toEqual({ label: 'Water intake', value: '2.5 liters a day' });
});

it('is empty for unanswered and unreadable values', () => {
  const rows = reviewOf({ ...NO_ANSWERS, weight: 'heavy', sleepHours: 'little' });
  expect(rows.every(({ value }) => value === '')).toBe(true);
});

it('shows restrictions, the show date, and whether a password is set', () => {
  const shown = (changes: Partial<Answers>) =>
    otherAnswers({ ...NO_ANSWERS, ...changes }).map(({ value }) => value);
  expect(shown({})).toEqual(['None', 'None', 'None', 'None', '']);
  expect(
    shown({
      ...{ dietaryRestrictions: ['Vegan', 'Keto'], foodAllergies: ['Nuts'] },
      ...{ healthConditions: ['Diabetes'], competitionDate: '2027-03-01', password: 'gold-cone' },
    }),
  ).toEqual(['Vegan, Keto', 'Nuts', 'Diabetes', formatDay('2027-03-01'), 'Set']);
});

it('shows the answered optional questions', () => {
  const shown = (changes: Partial<Answers>) =>
    answeredFacts({ ...NO_ANSWERS, ...changes }).map(({ label, value }) => `${label}: ${value}`);
  expect(shown({})).toEqual([]);
  expect(
    shown({
      ...{ division: 'Figure', trainingTime: '18:00', focusMuscles: ['back'] },
      ...{ injuries: ['knee/left/squat', 'elbow//'], substanceUse: 'none' },
      ...{ cycle: 'none', noPeriodReason: 'menopause', exertionSymptoms: 'no' },
    }),
  ).toEqual([
    'Division: Figure',
    'Usual training time: 18:00',
    'Injuries or pain: Left knee: squat or leg press; Elbow',
    'Muscles to bring up: Back',
    'Menstrual cycle: No period for 3 months or longer: menopause',
    'Chest pain or fainting during exercise: No',
    'Stimulants or performance-enhancing drugs: Neither',
  ]);
  expect(shown({ sex: 'male', cycle: 'regular' })).toEqual([]);
});
