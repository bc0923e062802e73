import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answers, answerForm, convertAnswers, NO_ANSWERS } from './answers.ts';
import { joinHeight, splitHeight } from './height-text.ts';

const { height, weight, waterIntake: water } = answerForm.fields;
const sizes = { height: '175', weight: '82,5', targetWeight: '75' };
const metric = { ...NO_ANSWERS, ...sizes, waterIntake: '3' };

describe('switching units', () => {
  it('converts typed values', () => {
    expect(convertAnswers(metric, 'imperial')).toMatchObject({
      units: 'imperial',
      height: '5 ft 8.9 in',
      weight: '181.9',
      targetWeight: '165.3',
      waterIntake: '101',
    });
  });

  it('keeps empty and unreadable fields unchanged', () => {
    const odd = { ...NO_ANSWERS, weight: 'heavy', height: '' };
    expect(convertAnswers(odd, 'imperial')).toMatchObject({ weight: 'heavy', height: '' });
  });

  it('changes nothing when switched back, from either unit', () => {
    const tenths = fc.integer({ min: 300, max: 6600 }).map((value) => value / 10);
    const units = fc.constantFrom('metric' as const, 'imperial' as const);
    fc.assert(
      fc.property(tenths, units, (weight, start) => {
        const other = start === 'metric' ? 'imperial' : 'metric';
        const typed = { ...NO_ANSWERS, units: start, weight: String(weight) };
        expect(convertAnswers(convertAnswers(typed, other), start).weight).toBe(String(weight));
      }),
    );
  });

  it('round-trips every water answer', () => {
    for (let liters = 1; liters <= 6; liters += 0.5) {
      const typed = { ...NO_ANSWERS, waterIntake: String(liters) };
      const there = convertAnswers(typed, 'imperial');
      expect(convertAnswers(there, 'metric').waterIntake).toBe(String(liters));
      expect(water.parse(there.waterIntake, 'imperial')).toBe(liters);
    }
  });

  it('round-trips whole and half centimeters', () => {
    fc.assert(
      fc.property(fc.integer({ min: 240, max: 460 }), (halves) => {
        const typed = { ...NO_ANSWERS, height: String(halves / 2) };
        const back = convertAnswers(convertAnswers(typed, 'imperial'), 'metric');
        expect(Math.abs(Number(back.height) - halves / 2)).toBeLessThanOrEqual(0.15);
      }),
    );
  });
});

describe('typed sizes', () => {
  it('are parsed to metric values', () => {
    expect(weight.parse('82,5', 'metric')).toBe(82.5);
    expect(weight.parse('182', 'imperial')).toBe(82.55);
    expect(height.parse('5 ft 9 in', 'imperial')).toBe(175.3);
    expect(height.parse('175', 'metric')).toBe(175);
  });

  it('are undefined if empty and NaN if unreadable', () => {
    expect(weight.parse(' ', 'metric')).toBeUndefined();
    expect(weight.parse('heavy', 'metric')).toBeNaN();
    expect(height.parse('tall', 'metric')).toBeNaN();
  });
});

describe('typed water', () => {
  it('is stored in half liters or whole fluid ounces', () => {
    expect(water.parse('96', 'imperial')).toBe(2.839);
    expect(water.format(2.839, 'imperial')).toBe('96');
    expect(water.parse('101', 'imperial')).toBe(3);
    expect(water.parse('2,5', 'metric')).toBe(2.5);
    expect(water.parse('', 'imperial')).toBeUndefined();
    expect(water.parse('much', 'imperial')).toBeNaN();
  });

  it('is not rounded into the valid range', () => {
    expect(water.parse('30', 'imperial')).toBeLessThan(1);
    expect(water.parse('205', 'imperial')).toBeGreaterThan(6);
  });
});

describe('feet and inches', () => {
  it.each(['5 ft 9 in', '5 ft', '9 in', ''])('round-trip: %j', (text) => {
    expect(joinHeight(splitHeight(text))).toBe(text);
  });
});

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
  it('round-trips', () => {
    const stored: unknown = JSON.parse(JSON.stringify(draftOf(answered)));
    expect(answersFromDraft(stored)).toEqual(answered);
  });

  it('never contains the password, and ignores one in a draft', () => {
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

  it('ignores names of object prototype properties', () => {
    expect(answersFromDraft({ valueOf: '', constructor: 'x', __proto__: { name: 'x' } })).toEqual(
      NO_ANSWERS,
    );
  });

  it('falls back to empty answers for anything else in storage', () => {
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
