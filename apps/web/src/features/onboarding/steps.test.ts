import { onboardingSchema } from '@posedown/contract';
import { expect, it } from 'vitest';
import { type AnswerField, NO_ANSWERS } from './answers.ts';
import { LAST_STEP, stepFrom } from './step-number.ts';
import { isAnswered, STEPS, stepOfField, stepsWithErrors } from './steps.ts';

it('has every form field on exactly one step', () => {
  const stepFields = STEPS.flatMap(({ fields }) => fields);
  expect([...stepFields].sort()).toEqual(Object.keys(NO_ANSWERS).sort());
});

it('has every field of the contract except time zone and invitation', () => {
  const contractFields = Object.keys(onboardingSchema.shape).filter(
    (field) => !['timezone', 'inviteToken'].includes(field),
  );
  for (const field of contractFields) expect(stepOfField(field), field).toBeDefined();
});

it('asks for person, goals, nutrition, training, then lifestyle and show', () => {
  const named = [
    'name, email, age, height, weight',
    'primaryGoal, targetWeight, targetTimeline, bodyFatGoal, goal',
    'mealFrequency, dietaryRestrictions, foodAllergies, cookingPreference',
    'experience, trainingFrequency, sessionDuration, availability, equipmentAccess, cardioPreference',
    'activityLevel, sleepHours, stressLevel, waterIntake, competitionDate',
  ];
  for (const [index, fields] of named.entries()) {
    expect(STEPS[index]?.fields).toEqual(expect.arrayContaining(fields.split(', ')));
  }
});

it('has every payload field of the specification', () => {
  const named =
    'name, email, age, height, weight, experience, goal, targetWeight, competitionDate, availability, primaryGoal, targetTimeline, bodyFatGoal, dietaryRestrictions, foodAllergies, mealFrequency, cookingPreference, trainingFrequency, sessionDuration, cardioPreference, equipmentAccess, activityLevel, sleepHours, stressLevel, waterIntake';
  const contractFields = Object.keys(onboardingSchema.shape);
  for (const field of named.split(', ')) {
    expect([field, contractFields.includes(field), stepOfField(field) !== undefined]).toEqual([
      ...[field, true, true],
    ]);
  }
});

it('marks a step as answered once all required fields are filled in', () => {
  for (const [field, schema] of Object.entries(onboardingSchema.shape)) {
    if (!(field in NO_ANSWERS)) continue;
    const step = { title: '', intro: '', fields: [field as AnswerField] };
    const isRequired = !schema.safeParse(undefined).success && field !== 'units';
    expect(isAnswered(step, NO_ANSWERS), field).toBe(!isRequired);
  }
  const [first] = STEPS;
  const person = { name: 'Ada', email: 'ada@test.example', age: '31', height: '170', weight: '64' };
  expect(first && isAnswered(first, { ...NO_ANSWERS, ...person })).toBe(true);
});

it('has the six steps of the specification', () => {
  expect(STEPS.map(({ title }) => title)).toEqual([
    'Personal Information',
    'Fitness Goals & Timeline',
    'Nutrition Preferences',
    'Training Preferences',
    'Competition Timeline',
    'Final Review',
  ]);
});

it.each([
  ['2', 2],
  [6, LAST_STEP],
  ['0', 1],
  ['7', 1],
  ['two', 1],
  [undefined, 1],
  [2.9, 2],
])('parses %j from the URL as step %i', (value, step) => {
  expect(stepFrom(value)).toBe(step);
});

it('finds the steps with errors in order', () => {
  const errors = { waterIntake: 'no', 'foodAllergies.1': 'no', weight: 'no', email: null };
  expect(stepsWithErrors(errors)).toEqual([1, 3, 5]);
  expect(stepsWithErrors({ timezone: 'unknown' })).toEqual([]);
});
