import { describe, expect, it } from 'vitest';
import { type AskerHealth, findExclusion } from './find-exclusion.ts';

const HEALTHY: AskerHealth = { ageYears: 30, healthConditions: [], clinicianAgreed: false };
const aboutOf = (message: string, own: AskerHealth | null = HEALTHY, before: string[] = []) =>
  findExclusion(message, { own, before })?.about ?? null;

describe('a plan that requires a clinician', () => {
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
    [
      'I take blood pressure medication to avoid heart problems, can I do HIIT?',
      'interval training with high or low blood pressure',
    ],
    [
      'I have diabetes and get high blood pressure, can I do a peak week?',
      'a peak week with high or low blood pressure and diabetes',
    ],
    ['I get kidney problems, can I diet?', 'a diet with kidney disease'],
    ['I have diabetes and am afraid of getting heart disease, can I cut?', 'a diet with diabetes'],
    ['I am worried about my diabetes, can I cut?', 'a diet with diabetes'],
    ['Can dieting cause my diabetes to get worse?', 'a diet with diabetes'],
    ['my friend says I should tell you: I have diabetes, can I cut?', 'a diet with diabetes'],
    ['my dad and I both have diabetes, can I cut?', 'a diet with diabetes'],
    ['I have diabetes like my dad, can I cut?', 'a diet with diabetes'],
    ['My wife, like me, is diabetic, can I cut?', 'a diet with diabetes'],
    ['I am a 40 year old father with diabetes, can I diet?', 'a diet with diabetes'],
    ['As a single mum with diabetes, how do I cut?', 'a diet with diabetes'],
    ['I have a wife and kidney disease, how do I cut?', 'a diet with kidney disease'],
    ['I live with my girlfriend and have diabetes, can I cut?', 'a diet with diabetes'],
    ['My family doctor found diabetes, can I cut?', 'a diet with diabetes'],
    ['My diabetes makes mum worry, can I cut?', 'a diet with diabetes'],
    ['My diabetes runs in the family, can I cut?', 'a diet with diabetes'],
    [
      'My daughter is 3 months old, still breastfeeding, can I cut?',
      'a diet with pregnancy or breastfeeding',
    ],
    ['My wife is pregnant, can she cut?', 'a diet with pregnancy or breastfeeding'],
    ['My friend is pregnant, which deficit?', 'a diet with pregnancy or breastfeeding'],
    ['My client has diabetes, how do I set the deficit?', 'a diet with diabetes'],
    ['How can I help a diabetic client cut?', 'a diet with diabetes'],
    ['I have a high risk pregnancy, can I diet?', 'a diet with pregnancy or breastfeeding'],
    ['My brother has diabetes and so do I, can I cut?', 'a diet with diabetes'],
    ['I train with a friend, have diabetes, can I cut?', 'a diet with diabetes'],
    ['I’m on insulin, can I cut?', 'a diet with diabetes'],
    ['My kidneys are failing, can I cut?', 'a diet with kidney disease'],
    ['I have a weak heart, can I do HIIT?', 'interval training with heart disease'],
    ['I take metformin, can I peak?', 'a peak week with regular medication'],
    ['Can a peak week cause harm? Type 1 diabetic here.', 'a peak week with diabetes'],
    ['I have kidney stones, can I diet?', 'a diet with kidney disease'],
    ['I have coronary artery disease, is HIIT ok?', 'interval training with heart disease'],
    ['I had a stent last year, can I cut?', 'a diet with heart disease'],
    ['I’m expecting, can I cut?', 'a diet with pregnancy or breastfeeding'],
    ['My BP is high, can I do HIIT?', 'interval training with high or low blood pressure'],
    ['I take medicine for epilepsy, can I do a peak week', 'a peak week with regular medication'],
    ['I struggled with disordered eating, should I cut?', 'a diet with an eating disorder'],
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
    ['im 16 body fat 25 how do I cut', 'a diet with an age under 18'],
    ['im 16 calories for a cut?', 'a diet with an age under 18'],
    ['im 16 am I too young to cut', 'a diet with an age under 18'],
    ['im 16 out of shape how do I cut', 'a diet with an age under 18'],
    ['im 16 set me up a cut', 'a diet with an age under 18'],
    ['im 16 years how do I cut', 'a diet with an age under 18'],
    ['I am still 17, can I cut?', 'a diet with an age under 18'],
    ['I’m sixteen, can I cut?', 'a diet with an age under 18'],
    ['I am 16.5 years old, can I cut?', 'a diet with an age under 18'],
    ['16 y/o, how do I cut?', 'a diet with an age under 18'],
    ['Age: 16. How do I cut?', 'a diet with an age under 18'],
    ['male, 16, 80 kg, how do I cut?', 'a diet with an age under 18'],
    ['16, female, how do I cut?', 'a diet with an age under 18'],
    ['I’m almost 18, can I cut?', 'a diet with an age under 18'],
    ['He’s 16, how does he cut?', 'a diet with an age under 18'],
    ['16M, how do I cut?', 'a diet with an age under 18'],
    ['Turned 16 yesterday, how do I cut?', 'a diet with an age under 18'],
    ['I’ll be 18 in June, can I cut?', 'a diet with an age under 18'],
    ['I’m helping my 14 year old son lose weight, how?', 'a diet with an age under 18'],
    ['Can teenagers cut?', 'a diet with an age under 18'],
    ['My son is 15, how should he lose weight?', 'a diet with an age under 18'],
    ['My 15 year old son wants to cut, how?', 'a diet with an age under 18'],
  ])('is refused for %j, without a pointless referral', (message, about) => {
    expect(aboutOf(message)).toBe(about);
    const answer = findExclusion(message, { own: null })?.answer;
    expect(answer).toMatch(
      /^Under 18 the body is still growing, so no (diet|peak week) is offered here\./,
    );
    expect(answer).not.toMatch(/clinician|doctor|agreed/);
  });

  it.each([
    ['I am 16 and pregnant, how do I cut?', 'pregnancy or breastfeeding'],
    ['I am 16 with high blood pressure, how do I cut?', 'high or low blood pressure'],
  ])(
    'is refused for %j because of age, with a referral for the condition',
    (message, condition) => {
      const exclusion = findExclusion(message, { own: null });
      expect(exclusion?.about).toBe(`a diet with an age under 18 and ${condition}`);
      expect(exclusion?.answer).toMatch(/^Under 18 the body is still growing/);
      expect(exclusion?.answer).toContain(`With ${condition}, see your doctor`);
      expect(exclusion?.answer).not.toMatch(/clinician|agreed/);
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
    'I am scared of getting diabetes, how do I cut?',
    'I am afraid of getting type 2 diabetes or heart disease, how do I cut?',
    'I cut to avoid getting kidney problems, how do I diet?',
    'Can I get diabetes from dieting?',
    'Could a deficit give me kidney problems?',
    'Is HIIT bad for my heart?',
    'My wife’s pregnancy is hard, can I cut?',
    'Can dieting cause diabetes, heart disease or kidney problems?',
    'How do I improve my cardiovascular condition with HIIT?',
    'Is blood pressure a problem in HIIT?',
    'Can I do medicine ball slams on a peak week?',
    'I have heart disease in my family, can I cut?',
    'My best friend has diabetes, can I cut?',
    'my whole family has diabetes, can I cut?',
    'my late father had heart disease, can I cut?',
    'I have a friend with diabetes, can I cut?',
    'I live with a diabetic friend, can I cut?',
    'My diabetic dad cooks for me, can I cut?',
    'My ex was anorexic, how do I cut safely?',
    'I was told my dad has diabetes, can I cut?',
    'My wife is pregnant, can I cut?',
    'Can I cut while my wife is pregnant?',
    'My 16 year old brother trains with me, can I cut?',
    'My client has diabetes, can I cut?',
    'My boyfriend’s mother has kidney disease, can I diet?',
    'I am 16% body fat, can I cut',
    'I am 16 weeks out, can I cut',
    'I am 15 years into lifting, how do I cut?',
    'How do I get under 18% body fat on a cut?',
    'I have a minor injury, can I cut?',
    'Since I was a teenager I have been fat, how do I cut?',
    'When I was 16 years old I was fat, how do I cut now?',
    'I have trained since age 15, how do I cut?',
    'I have a 15 year old shoulder injury, can I cut?',
    'I spent 3 months dieting, can I cut more?',
    'Do sprints raise blood pressure?',
    'Are kidney beans one of the best foods on a diet?',
    'Is my heart rate an issue in HIIT?',
  ])('is not found in %j', (message) => {
    expect(aboutOf(message)).toBeNull();
  });

  it('is refused because of an earlier message in the same conversation', () => {
    const before = ['I have type 1 diabetes'];
    expect(aboutOf('can I do a peak week?', HEALTHY, before)).toBe('a peak week with diabetes');
    expect(aboutOf('what is RPE?', HEALTHY, before)).toBeNull();
  });

  it('is refused because of a condition on record, except for factual questions', () => {
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
    ['What should I eat today to lose weight?', 'Diabetes', 'a diet with diabetes'],
    ['What should I eat tomorrow to carb load?', 'Diabetes', 'a peak week with diabetes'],
    ['How should I peak before I compete?', 'Heart disease', 'a peak week with heart disease'],
    ['Help me lose the weight left', 'Diabetes', 'a diet with diabetes'],
  ] as const)('is refused for %j with %s on record', (message, condition, about) => {
    expect(aboutOf(message, { ageYears: 30, healthConditions: [condition] })).toBe(about);
  });

  it('is refused because of the recorded age, for any purpose', () => {
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
    'What should I eat today on my diet?',
    'How much can I drink tomorrow in my peak week?',
    'When do I compete?',
    'What class do I compete in?',
    'Which class should I compete in?',
    'How many weeks until I compete?',
    'What shoes should I wear to compete?',
    'How do I calm down before I go on stage?',
    'How do I register for a competition?',
    'How is my prep going?',
    'When does my peak week start?',
    'How long should my rest intervals be?',
    'How do I build my biceps peak?',
    'Can I drink diet coke?',
    'How do I prep my meals?',
    'How do I keep from losing muscle?',
  ])('is not found in %j, which asks about the current plan', (message) => {
    expect(aboutOf(message, { ageYears: 16, healthConditions: ['Heart disease'] })).toBeNull();
  });

  it('is allowed once a clinician has cleared that condition', () => {
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
