import type { Profile } from '@posedown/contract';
import { expect, it } from 'vitest';
import { NO_FACTS } from '../../../lib/testing/no-facts.ts';
import { convertAnswers } from '../answers.ts';
import { editedFrom, toProfileChange } from './profile-change.ts';

const profile: Profile = {
  id: '019aa000-0000-7000-8000-000000000001',
  email: 'athlete@test.example',
  name: 'Anna Example',
  timezone: 'Europe/Berlin',
  units: 'metric',
  age: 29,
  sex: 'female',
  height: 168.4,
  weight: 64.37,
  targetWeight: 58,
  experience: 'advanced',
  goal: 'competition_prep',
  primaryGoal: 'competition_prep',
  activityLevel: 'lightly_active',
  mealFrequency: null,
  dietaryRestrictions: ['Vegetarian'],
  foodAllergies: [],
  healthConditions: ['Diabetes'],
  openHolds: [],
  ...NO_FACTS,
  healthClearance: null,
  competitionDate: '2027-03-01',
  coachName: 'Ali',
  guidanceMode: 'coached',
  nextCompetition: null,
  targetTimeline: '16_weeks',
  bodyFatGoal: 14,
  availability: null,
  cookingPreference: null,
  trainingFrequency: null,
  sessionDuration: null,
  cardioPreference: null,
  equipmentAccess: null,
  sleepHours: 7.5,
  stressLevel: null,
  waterIntake: 3,
  version: 4,
};

const answersOf = (of: Profile) => editedFrom(undefined, of);

it('sends no changes for untouched answers, known or not', () => {
  const edited = toProfileChange(answersOf(profile), profile);
  expect(edited).toEqual({ change: { version: 4 }, missing: {} });
});

it('shows no goal in own words if it repeats the chosen goal', () => {
  expect(answersOf(profile).goal).toBe('');
});

it('rounds a weight for display without changing the stored value', () => {
  const weighed: Profile = { ...profile, weight: 83.05 };
  const answers = answersOf(weighed);
  expect(answers.weight).toBe('83.1');
  expect(toProfileChange(answers, weighed).change).toEqual({ version: 4 });
});

it('sends changes in metric units, and null for cleared optional answers', () => {
  const answers = { ...answersOf(profile), weight: '65', bodyFatGoal: '', foodAllergies: [] };
  expect(toProfileChange(answers, profile).change).toEqual({
    version: 4,
    weight: 65,
    bodyFatGoal: null,
  });
});

it('removes an unticked condition', () => {
  const answers = { ...answersOf(profile), healthConditions: [] };
  expect(toProfileChange(answers, profile).change).toEqual({ version: 4, healthConditions: [] });
});

it('sends changed facts, and null for cleared ones', () => {
  const withFacts: Profile = {
    ...{ ...profile, division: 'Bikini', exertionSymptoms: true, substanceUse: 'stimulants' },
    injuries: [{ region: 'knee', side: 'left', hurts: ['squat'] }],
  };
  const answers = answersOf(withFacts);
  expect(toProfileChange(answers, withFacts).change).toEqual({ version: 4 });
  expect(
    toProfileChange(
      {
        ...{ ...answers, division: '', injuries: ['knee/right/squat'], substanceUse: '' },
        exertionSymptoms: 'no',
      },
      withFacts,
    ),
  ).toEqual({
    change: {
      ...{ version: 4, division: null, substanceUse: null, exertionSymptoms: false },
      injuries: [{ region: 'knee', side: 'right', hurts: ['squat'] }],
    },
    missing: {},
  });
});

it('sends null for a cleared yes or no, cycle or sex', () => {
  const withAnswers: Profile = {
    ...{ ...profile, cycle: 'regular', exertionSymptoms: false, familySuddenDeath: true },
  };
  const cleared = { exertionSymptoms: '', familySuddenDeath: '', cycle: '', sex: '' } as const;
  expect(toProfileChange({ ...answersOf(withAnswers), ...cleared }, withAnswers)).toEqual({
    change: {
      ...{ version: 4, exertionSymptoms: null, familySuddenDeath: null, cycle: null, sex: null },
    },
    missing: {},
  });
});

it('clears the cycle when the sex changes to male', () => {
  const withCycle: Profile = { ...profile, cycle: 'none', noPeriodReason: 'menopause' };
  expect(toProfileChange({ ...answersOf(withCycle), sex: 'male' }, withCycle).change).toEqual({
    ...{ version: 4, sex: 'male', cycle: null, noPeriodReason: null },
  });
});

it('does not treat a change of units as a change of sizes', () => {
  const answers = { ...answersOf(profile), ...convertAnswers(answersOf(profile), 'imperial') };
  expect(toProfileChange(answers, profile)).toEqual({
    change: { version: 4, units: 'imperial' },
    missing: {},
  });
});

it('ignores the competition date if a competition is entered', () => {
  const nextCompetition = { name: 'Harbour Open', date: '2027-04-10' };
  const entered: Profile = { ...profile, competitionDate: null, nextCompetition };
  const answers = { ...answersOf(entered), competitionDate: '2027-03-08' as const };
  expect(toProfileChange(answers, entered)).toEqual({ change: { version: 4 }, missing: {} });
});

it('shows water in fluid ounces, and stores them exactly', () => {
  const imperial: Profile = { ...profile, units: 'imperial' };
  const answers = answersOf(imperial);
  expect(answers.waterIntake).toBe('101');
  const edited = toProfileChange({ ...answers, waterIntake: '128' }, imperial);
  expect(edited.change).toEqual({ version: 4, waterIntake: 3.785 });
});

it('shows fluid ounces as half liters without changing the stored value', () => {
  const switched: Profile = { ...profile, waterIntake: 2.957 };
  const answers = answersOf(switched);
  expect(answers.waterIntake).toBe('3');
  expect(toProfileChange(answers, switched).change).toEqual({ version: 4 });
  const back = { ...answers, ...convertAnswers(answers, 'imperial') };
  expect(toProfileChange(back, switched).change).toEqual({ version: 4, units: 'imperial' });
  const more = { ...answers, waterIntake: '3.5' };
  expect(toProfileChange(more, switched).change).toEqual({ version: 4, waterIntake: 3.5 });
});

it('reports required answers that were cleared', () => {
  const { change, missing } = toProfileChange(
    { ...answersOf(profile), name: '', age: '' },
    profile,
  );
  expect(change).toEqual({ version: 4 });
  expect(Object.keys(missing)).toEqual(['name', 'age']);
});

it('sends a chosen time zone, and keeps it across a reload', () => {
  const answers = { ...answersOf(profile), timezone: 'America/New_York' };
  expect(toProfileChange(answers, profile).change).toEqual({
    version: 4,
    timezone: 'America/New_York',
  });
  expect(editedFrom(JSON.parse(JSON.stringify(answers)), profile)).toEqual(answers);
  expect(editedFrom({ name: 'Anna' }, profile).timezone).toBe('Europe/Berlin');
});
