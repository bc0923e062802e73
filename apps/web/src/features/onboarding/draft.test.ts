import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answers, answerForm, NO_ANSWERS } from './answers.ts';

const { fromDraft: answersFromDraft, toDraft: draftOf } = answerForm;

const answered: Answers = {
  ...NO_ANSWERS,
  units: 'imperial',
  name: 'Ada',
  email: 'ada@example.org',
  weight: '181.9',
  primaryGoal: 'competition_prep',
  foodAllergies: ['Nuts', 'Fish'],
  healthConditions: ['Eating disorder, now or before'],
  competitionDate: '2027-05-01',
  division: 'Bikini',
  focusMuscles: ['glutes', 'side_rear_delts'],
  trainingTime: '06:30',
  injuries: ['knee/left/squat,lunge', 'neck/none/'],
  cycle: 'none',
  noPeriodReason: 'contraception',
  exertionSymptoms: 'no',
  familySuddenDeath: 'yes',
  substanceUse: 'stimulants',
};

describe('the draft of onboarding', () => {
  it('comes back as it was written', () => {
    const stored: unknown = JSON.parse(JSON.stringify(draftOf(answered)));
    expect(answersFromDraft(stored)).toEqual(answered);
  });

  it('never holds the password, and takes none from a draft that does', () => {
    const secret = { ...answered, password: 'correct horse battery' };
    expect(JSON.stringify(draftOf(secret))).not.toContain('horse');
    expect(answersFromDraft(secret).password).toBe('');
  });

  it('drops choices that the form no longer offers', () => {
    const old = {
      ...{ ...answered, primaryGoal: 'world_domination', foodAllergies: ['Nuts', 'Gluten'] },
      ...{ focusMuscles: ['tongue'], exertionSymptoms: 'perhaps', substanceUse: 'sugar' },
    };
    expect(answersFromDraft(old)).toMatchObject({
      name: 'Ada',
      primaryGoal: '',
      foodAllergies: [],
      focusMuscles: [],
      exertionSymptoms: '',
      substanceUse: '',
    });
    expect(answersFromDraft({ competitionDate: '2027-02-30' }).competitionDate).toBe('');
  });

  it('ignores names that every object has', () => {
    expect(answersFromDraft({ valueOf: '', constructor: 'x', __proto__: { name: 'x' } })).toEqual(
      NO_ANSWERS,
    );
  });

  it('is empty answers, whatever else is found in storage', () => {
    const fields = fc.dictionary(
      fc.constantFrom(...Object.keys(NO_ANSWERS), 'role'),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fields), (draft) => {
        const answers = answersFromDraft(draft);
        expect(Object.keys(answers).sort()).toEqual(Object.keys(NO_ANSWERS).sort());
        for (const [field, empty] of Object.entries(NO_ANSWERS)) {
          const value = answers[field as keyof Answers];
          expect(Array.isArray(value)).toBe(Array.isArray(empty));
          if (!Array.isArray(value)) expect(typeof value).toBe('string');
        }
      }),
    );
  });
});
