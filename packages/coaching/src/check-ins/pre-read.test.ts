import { describe, expect, it } from 'vitest';
import { type PreReadFacts, preRead } from './pre-read.ts';
import { DEFAULT_QUESTIONS } from './question.ts';
import { reviewWeek } from './review-week.ts';

const WEEK = {
  ...reviewWeek([], '2026-11-22'),
  ...{ weightKg: 80, weighIns: 7, kcal: 2000, proteinG: 170, diaryDays: 7, workouts: 5 },
  ...{ cardioMinutes: 140, sleepHours: 7.4 },
};
const FACTS: PreReadFacts = {
  redFlags: [],
  pace: { side: 'on', weeklyPercent: -0.7, plannedFrom: -1, plannedTo: -0.5 },
  week: WEEK,
  before: WEEK,
  planned: { kcal: 2000, workouts: 5, cardioMinutes: 140 },
  weeksOut: null,
  questions: DEFAULT_QUESTIONS,
  answers: {},
  answersBefore: {},
};
const textsOf = (change: Partial<PreReadFacts>) =>
  preRead({ ...FACTS, ...change }).map(({ text }) => text);

describe('the pre-read', () => {
  it('says that a week is on plan', () => {
    expect(preRead(FACTS)).toEqual([
      { tone: 'good', text: 'Weight −0.7% a week (plan −1.0% to −0.5%)' },
      { tone: 'good', text: '5 of 5 workouts done' },
    ]);
  });

  it('puts red flags and pain first, and quotes the pain', () => {
    const texts = textsOf({
      redFlags: ['Rosa mentioned fainting in the weekly check-in for 22 Nov 2026.'],
      answers: { pain: 'Left knee pinches.' },
    });
    expect(texts[0]).toContain('fainting');
    expect(texts[1]).toBe('Pain: “Left knee pinches.”');
  });

  it('treats “no” as no pain', () => {
    for (const pain of ['No', 'none', 'Nothing!', '-']) {
      expect(textsOf({ answers: { pain } })).toEqual(textsOf({}));
    }
  });

  it('reports what is off before what is fine', () => {
    const week = { ...WEEK, sleepHours: 5.6, workouts: 3, kcal: 2400, cardioMinutes: 60 };
    const texts = textsOf({ week, pace: { ...FACTS.pace, side: 'above', weeklyPercent: -0.1 } });
    expect(texts).toEqual([
      'Weight −0.1% a week (plan −1.0% to −0.5%)',
      'Sleep 5.6 h a night, 7.4 h the week before',
      '3 of 5 workouts done',
      'Food averages 2,400 kcal, 20% over target',
    ]);
  });

  it('reports a diary with gaps instead of its mean', () => {
    const week = { ...WEEK, diaryDays: 3, kcal: 3000 };
    expect(textsOf({ week })).toContain('Food logged on 3 of 7 days');
  });

  it('reports steps that fell by more than a quarter', () => {
    const before = { ...WEEK, steps: 8900 };
    const fell = textsOf({ week: { ...WEEK, steps: 6600 }, before });
    expect(fell).toContain('Steps 6,600 a day, 8,900 the week before');
    for (const steps of [6700, 12_000, null]) {
      expect(textsOf({ week: { ...WEEK, steps }, before })).toEqual(textsOf({}));
    }
  });

  it('reports an answer that changed a lot', () => {
    const texts = textsOf({ answers: { hunger: 9 }, answersBefore: { hunger: 5 } });
    expect(texts).toContain('Hunger up to 9 from 5');
    const near = textsOf({ answers: { hunger: 7 }, answersBefore: { hunger: 5 } });
    expect(near).toEqual(textsOf({}));
  });

  it('mentions a show within four weeks', () => {
    expect(textsOf({ weeksOut: 2 })).toContain('2 weeks to the show');
    expect(textsOf({ weeksOut: 5 })).toEqual(textsOf({}));
  });

  it('has at most four points', () => {
    const redFlags = ['One.', 'Two.', 'Three.', 'Four.', 'Five.'];
    expect(textsOf({ redFlags })).toHaveLength(4);
  });
});

describe('a week of logs', () => {
  it('has the means of the days with a value, and the sums of the others', () => {
    const day = {
      ...{ weightKg: null, kcal: null, proteinG: null, workouts: 0, rpeSum: 0, rpeCount: 0 },
      ...{ cardioSeconds: 0, sleepHours: null, energy: null, stress: null },
      ...{ waterLiters: null, posingSeconds: 0, supplements: 0 },
    };
    const days = [
      { ...day, day: '2026-11-15', kcal: 9000 },
      { ...day, day: '2026-11-16', steps: 8001, kcal: 2000, weightKg: 80, cardioSeconds: 1500 },
      { ...day, day: '2026-11-22', steps: 10_000, kcal: 2200, workouts: 1, rpeSum: 8, rpeCount: 1 },
      { ...day, day: '2026-11-23', kcal: 9000 },
    ];
    expect(reviewWeek(days, '2026-11-22')).toMatchObject({
      ...{ from: '2026-11-16', kcal: 2100, diaryDays: 2, weightKg: 80, weighIns: 1 },
      ...{ workouts: 1, rpe: 8, cardioMinutes: 25, steps: 9001, sleepHours: null },
    });
  });
});
