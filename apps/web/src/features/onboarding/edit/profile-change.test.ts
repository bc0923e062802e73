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

it('changes nothing where nothing was touched, whatever is unknown', () => {
  const edited = toProfileChange(answersOf(profile), profile);
  expect(edited).toEqual({ change: { version: 4 }, missing: {} });
});

it('shows no words of their own where the goal is the chosen one', () => {
  expect(answersOf(profile).goal).toBe('');
});

it('rounds a weight as it is read everywhere else, and leaves what is stored', () => {
  const weighed: Profile = { ...profile, weight: 83.05 };
  const answers = answersOf(weighed);
  expect(answers.weight).toBe('83.1');
  expect(toProfileChange(answers, weighed).change).toEqual({ version: 4 });
});

it('sends what was changed, sizes metric, and forgets what is optional', () => {
  const answers = { ...answersOf(profile), weight: '65', bodyFatGoal: '', foodAllergies: [] };
  expect(toProfileChange(answers, profile).change).toEqual({
    version: 4,
    weight: 65,
    bodyFatGoal: null,
  });
});

it('takes a condition off only where nobody ticks it any more', () => {
  const answers = { ...answersOf(profile), healthConditions: [] };
  expect(toProfileChange(answers, profile).change).toEqual({ version: 4, healthConditions: [] });
});

it('sends facts that were changed, and takes back what is emptied', () => {
  const known: Profile = {
    ...{ ...profile, division: 'Bikini', exertionSymptoms: true, substanceUse: 'stimulants' },
    injuries: [{ region: 'knee', side: 'left', hurts: ['squat'] }],
  };
  const answers = answersOf(known);
  expect(toProfileChange(answers, known).change).toEqual({ version: 4 });
  expect(
    toProfileChange(
      {
        ...{ ...answers, division: '', injuries: ['knee/right/squat'], substanceUse: '' },
        exertionSymptoms: 'no',
      },
      known,
    ),
  ).toEqual({
    change: {
      ...{ version: 4, division: null, substanceUse: null, exertionSymptoms: false },
      injuries: [{ region: 'knee', side: 'right', hurts: ['squat'] }],
    },
    missing: {},
  });
});

it('sends null for yes or no, cycle and sex whose answer was cleared', () => {
  const known: Profile = {
    ...{ ...profile, cycle: 'regular', exertionSymptoms: false, familySuddenDeath: true },
  };
  const cleared = { exertionSymptoms: '', familySuddenDeath: '', cycle: '', sex: '' } as const;
  expect(toProfileChange({ ...answersOf(known), ...cleared }, known)).toEqual({
    change: {
      ...{ version: 4, exertionSymptoms: null, familySuddenDeath: null, cycle: null, sex: null },
    },
    missing: {},
  });
});

it('takes the cycle back with the sex that it goes with', () => {
  const known: Profile = { ...profile, cycle: 'none', noPeriodReason: 'menopause' };
  expect(toProfileChange({ ...answersOf(known), sex: 'male' }, known).change).toEqual({
    ...{ version: 4, sex: 'male', cycle: null, noPeriodReason: null },
  });
});

it('takes a change of units for no change of the body', () => {
  const answers = { ...answersOf(profile), ...convertAnswers(answersOf(profile), 'imperial') };
  expect(toProfileChange(answers, profile)).toEqual({
    change: { version: 4, units: 'imperial' },
    missing: {},
  });
});

it('leaves the date of the show to the competition that is entered for it', () => {
  const nextCompetition = { name: 'Harbour Open', date: '2027-04-10' };
  const entered: Profile = { ...profile, competitionDate: null, nextCompetition };
  const answers = { ...answersOf(entered), competitionDate: '2027-03-08' as const };
  expect(toProfileChange(answers, entered)).toEqual({ change: { version: 4 }, missing: {} });
});

it('shows water in fluid ounces, and stores the very ounces', () => {
  const imperial: Profile = { ...profile, units: 'imperial' };
  const answers = answersOf(imperial);
  expect(answers.waterIntake).toBe('101');
  const edited = toProfileChange({ ...answers, waterIntake: '128' }, imperial);
  expect(edited.change).toEqual({ version: 4, waterIntake: 3.785 });
});

it('shows what was answered in fluid ounces in half litres, and leaves it as it is stored', () => {
  const switched: Profile = { ...profile, waterIntake: 2.957 };
  const answers = answersOf(switched);
  expect(answers.waterIntake).toBe('3');
  expect(toProfileChange(answers, switched).change).toEqual({ version: 4 });
  const back = { ...answers, ...convertAnswers(answers, 'imperial') };
  expect(toProfileChange(back, switched).change).toEqual({ version: 4, units: 'imperial' });
  const more = { ...answers, waterIntake: '3.5' };
  expect(toProfileChange(more, switched).change).toEqual({ version: 4, waterIntake: 3.5 });
});

it('complains where an answer that was there is empty now', () => {
  const { change, missing } = toProfileChange(
    { ...answersOf(profile), name: '', age: '' },
    profile,
  );
  expect(change).toEqual({ version: 4 });
  expect(Object.keys(missing)).toEqual(['name', 'age']);
});

it('sends a time zone that was chosen, and keeps it over a reload', () => {
  const answers = { ...answersOf(profile), timezone: 'America/New_York' };
  expect(toProfileChange(answers, profile).change).toEqual({
    version: 4,
    timezone: 'America/New_York',
  });
  expect(editedFrom(JSON.parse(JSON.stringify(answers)), profile)).toEqual(answers);
  expect(editedFrom({ name: 'Anna' }, profile).timezone).toBe('Europe/Berlin');
});
