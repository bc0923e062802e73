import { describe, expect, it } from 'vitest';
import { type AskerHealth, findExclusion } from './find-exclusion.ts';

const HEALTHY: AskerHealth = { ageYears: 30, healthConditions: [], clinicianAgreed: false };
const aboutOf = (message: string, own: AskerHealth | null = HEALTHY, before: string[] = []) =>
  findExclusion(message, { own, before })?.about ?? null;

describe('a plan that needs a clinician', () => {
  it.each([
    ['I have type 1 diabetes can I do a peak week', 'a peak week with diabetes'],
    ['I have a heart condition, can I do HIIT', 'interval training with heart disease'],
    ['I am 16, how fast should I lose weight', 'a diet with an age under 18'],
    ['can I diet while pregnant', 'a diet with pregnancy or breastfeeding'],
    ['im pregnant. how do I cut', 'a diet with pregnancy or breastfeeding'],
    ['as a 15 year old can I do a prep', 'a diet with an age under 18'],
    ['my client is 17, which deficit', 'a diet with an age under 18'],
    ['I’m diabetic. How do I carb load?', 'a peak week with diabetes'],
    ['kidney disease and a deficit, fine?', 'a diet with kidney disease'],
    ['high blood pressure, can I peak?', 'a peak week with high or low blood pressure'],
    ['my blood pressure is high, sprints ok?', 'interval training with high or low blood pressure'],
    ['I had an eating disorder, should I cut', 'a diet with an eating disorder'],
    ['I take beta blockers, can I do a peak week', 'a peak week with regular medication'],
    ['breastfeeding and losing weight', 'a diet with pregnancy or breastfeeding'],
  ])('is refused for %j', (message, about) => {
    expect(aboutOf(message)).toBe(about);
    expect(aboutOf(message, null)).toBe(about);
    expect(findExclusion(message, { own: null })?.answer).toMatch(/clinician[\s\S]*doctor/);
  });

  it.each([
    'can I do a peak week',
    'how fast should I lose weight in prep',
    'I do not have diabetes, can I do a peak week',
    'no heart problems, can I do HIIT',
    'im 16 weeks out, should I diet harder',
    'I am 17% body fat, should I cut',
    'I am 15 kg over stage weight, how do I lose it',
    'I have been training 12 years, how do I peak',
    'can dieting cause diabetes',
    'I have diabetes, what is RPE',
    'my heart rate in HIIT',
    'how long should a sprint be',
  ])('is none in %j', (message) => {
    expect(aboutOf(message)).toBeNull();
  });

  it('is refused by what was said before in the same conversation', () => {
    const before = ['I have type 1 diabetes'];
    expect(aboutOf('can I do a peak week?', HEALTHY, before)).toBe('a peak week with diabetes');
    expect(aboutOf('what is RPE?', HEALTHY, before)).toBeNull();
  });

  it('is refused by what is on record, but for questions on what was done', () => {
    const own: AskerHealth = { ageYears: 30, healthConditions: ['Heart disease'] };
    expect(aboutOf('Can I do HIIT?', own)).toBe('interval training with heart disease');
    expect(aboutOf('How fast should I lose weight in prep?', own)).toBe(
      'a diet with heart disease',
    );
    expect(aboutOf('Am I losing weight too fast?', own)).toBeNull();
    expect(aboutOf('When is my competition?', own)).toBeNull();
    expect(aboutOf('How fast should I lose weight?', { ageYears: 16 })).toBe(
      'a diet with an age under 18',
    );
  });

  it('is no longer refused once a clinician has agreed to that condition', () => {
    const own: AskerHealth = {
      ageYears: 30,
      healthConditions: ['Diabetes'],
      clinicianAgreed: true,
    };
    expect(aboutOf('can I do a peak week with my diabetes', own)).toBeNull();
    expect(aboutOf('I have a heart condition, can I do HIIT', own)).toBe(
      'interval training with heart disease',
    );
  });
});
