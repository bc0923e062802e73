import { describe, expect, it } from 'vitest';
import { type AskerHealth, findExclusion } from './find-exclusion.ts';

const HEALTHY: AskerHealth = { ageYears: 30, healthConditions: [], clinicianAgreed: false };
const aboutOf = (message: string, own: AskerHealth | null = HEALTHY, before: string[] = []) =>
  findExclusion(message, { own, before })?.about ?? null;

describe('a plan that needs a clinician', () => {
  it.each([
    ['I have type 1 diabetes can I do a peak week', 'a peak week with diabetes'],
    ['I have a heart condition, can I do HIIT', 'interval training with heart disease'],
    ['can I diet while pregnant', 'a diet with pregnancy or breastfeeding'],
    ['im pregnant. how do I cut', 'a diet with pregnancy or breastfeeding'],
    ['I’m diabetic. How do I carb load?', 'a peak week with diabetes'],
    ['kidney disease and a deficit, fine?', 'a diet with kidney disease'],
    ['high blood pressure, can I peak?', 'a peak week with high or low blood pressure'],
    ['my blood pressure is high, sprints ok?', 'interval training with high or low blood pressure'],
    ['I had an eating disorder, should I cut', 'a diet with an eating disorder'],
    ['I take beta blockers, can I do a peak week', 'a peak week with regular medication'],
    ['breastfeeding and losing weight', 'a diet with pregnancy or breastfeeding'],
    ['I have diabetes, can a carb load cause problems?', 'a peak week with diabetes'],
    ['My friend says I can cut with my kidney disease, how?', 'a diet with kidney disease'],
    [
      'I have a heart condition, is there a risk of harm in sprints?',
      'interval training with heart disease',
    ],
    ['Can HIIT cause harm? I had heart surgery', 'interval training with heart disease'],
  ])('is refused for %j', (message, about) => {
    expect(aboutOf(message)).toBe(about);
    expect(aboutOf(message, null)).toBe(about);
    expect(findExclusion(message, { own: null })?.answer).toMatch(/clinician[\s\S]*doctor/);
  });

  it.each([
    ['I am 16, how fast should I lose weight', 'a diet with an age under 18'],
    ['as a 15 year old can I do a prep', 'a diet with an age under 18'],
    ['my client is 17, which deficit', 'a diet with an age under 18'],
    ['im 17. my dad did a peak week, can I?', 'a peak week with an age under 18'],
  ])(
    'is refused for %j, and nobody is sent for a word that would change nothing',
    (message, about) => {
      expect(aboutOf(message)).toBe(about);
      const answer = findExclusion(message, { own: null })?.answer;
      expect(answer).toMatch(
        /^Under 18 the body still grows: no (diet|peak week) is offered here\./,
      );
      expect(answer).not.toMatch(/clinician|doctor|agreed/);
    },
  );

  it.each([
    'can I do a peak week',
    'how fast should I lose weight in prep',
    'I do not have diabetes, can I do a peak week',
    'no heart problems, can I do HIIT',
    'im 16 weeks out, should I diet harder',
    'I am 17% body fat, should I cut',
    'I am 15 kg over stage weight, how do I lose it',
    'I have been training 12 years, how do I peak',
    'I’m 12 sessions in, how do I cut?',
    'I’m 15 bf, should I cut',
    'I am 14 body fat, how do I diet down',
    'im 16 inches around the arm, should I cut',
    'can dieting cause diabetes',
    'My dad has diabetes, can I cut?',
    'I have a family history of heart disease, can I cut?',
    'I was told dieting can cause an eating disorder, should I cut?',
    'my mum, a diabetic, asks how I diet',
    'I am scared to get diabetes, should I diet?',
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

  it.each([
    ['How should I carb load for my show?', 'Heart disease', 'a peak week with heart disease'],
    ['Can I peak for my competition?', 'Diabetes', 'a peak week with diabetes'],
    ['Can I do HIIT today?', 'Heart disease', 'interval training with heart disease'],
    ['Is HIIT safe for my cardio?', 'Heart disease', 'interval training with heart disease'],
    [
      'Which intervals do I add to my cardio?',
      'Heart disease',
      'interval training with heart disease',
    ],
    ['How do I cut my weight this week?', 'Kidney disease', 'a diet with kidney disease'],
    [
      'When should I start my deficit?',
      'Pregnancy or breastfeeding',
      'a diet with pregnancy or breastfeeding',
    ],
    ['Help me lose the weight left', 'Diabetes', 'a diet with diabetes'],
  ] as const)('is refused for %j with %s on record', (message, condition, about) => {
    expect(aboutOf(message, { ageYears: 30, healthConditions: [condition] })).toBe(about);
  });

  it('is refused by the age on record, whatever it is for', () => {
    const own = { ageYears: 16 };
    expect(aboutOf('How do I lose weight for my show?', own)).toBe('a diet with an age under 18');
    expect(aboutOf('Can I carb load tomorrow?', own)).toBe('a peak week with an age under 18');
  });

  it.each([
    'How much weight did I lose this week?',
    'What is my deficit today?',
    'How many calories do I have left today in my deficit?',
    'What should I bring to my competition?',
    'How long until my competition?',
    'Which class do I compete in?',
    'Can I see my weight loss this week?',
    'How do I log my cardio intervals?',
    'What should I wear on stage at my competition?',
    'Am I losing my weight as planned so far?',
  ])('is none in %j, which asks of what stands in the plan', (message) => {
    expect(aboutOf(message, { ageYears: 16, healthConditions: ['Heart disease'] })).toBeNull();
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
