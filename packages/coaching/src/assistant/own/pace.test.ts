import { describe, expect, it } from 'vitest';
import type { PlanAnswers } from '../../athlete/answers.ts';
import { answerOffline } from '../answer-question.ts';
import { FACTS } from '../testing/facts.ts';

const { answers, targets } = FACTS;
if (!answers || !targets) throw new Error('the athlete of the tests has answered everything');

const QUESTIONS = ['my weight wont move', 'should i add cardio'];

describe('the next step after a plateau', () => {
  const level = FACTS.weighIns.map((point) => ({ ...point, weightKg: 82 }));
  const ask = (message: string, calories: number, change: Partial<PlanAnswers>) =>
    answerOffline({
      message,
      history: [],
      facts: {
        ...{ ...FACTS, weighIns: level },
        ...{ answers: { ...answers, ...change }, targets: { ...targets, calories } },
      },
    }).response;

  it.each(QUESTIONS)(
    'requires a clinician before cutting below current intake for %j',
    (question) => {
      // Little lean mass and no training: the general minimum exceeds what she needs.
      const woman: Partial<PlanAnswers> = {
        ...{ sex: 'female', heightCm: 155, weightKg: 60, targetWeightKg: 55 },
        ...{ bodyFatPercent: 60, cardioPreference: 'none' },
      };
      expect(ask(question, 1200, woman)).toMatch(/one more cardio session.*near the lowest intake/);
      // 0.92 · 1304 = 1199.7
      expect(ask(question, 1304, woman)).not.toMatch(/% off/);
      expect(ask(question, 1305, woman)).toMatch(/5 to 8% fewer/);
      expect(ask(question, 1600, { bodyFatPercent: 55, cardioPreference: 'none' })).not.toMatch(
        /% off/,
      );
    },
  );

  it.each(QUESTIONS)('adds no cardio that would leave too little energy for %j', (question) => {
    // 25 · 0.88 · 82 = 1804 kcal, plus the training.
    const measured = { bodyFatPercent: 12 };
    const reply = ask(question, 1950, measured);
    expect(reply).toMatch(
      /talk with your coach: your plan leaves your body about the least energy/,
    );
    expect(reply).not.toMatch(/% off|cardio session/);
    expect(ask(question, 2600, measured)).toMatch(/5 to 8% fewer/);
  });
});
