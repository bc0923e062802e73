import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adherence, clientStatus } from './adherence.ts';

const full = {
  daysObserved: 14,
  meals: { done: 70, planned: 70 },
  training: { done: 10, planned: 10 },
  cardio: { done: 6, planned: 6 },
  checkIns: { done: 14, planned: 14 },
};

describe('adherence', () => {
  it('is 100 and excellent if everything planned is done', () => {
    expect(adherence(full)).toMatchObject({ score: 100, status: 'excellent' });
  });

  it('weighs meals and training 35 each, cardio and check-ins 15 each', () => {
    const scoreWithout = (part: 'meals' | 'training' | 'cardio' | 'checkIns') => {
      const answer = adherence({ ...full, [part]: { ...full[part], done: 0 } });
      return answer.kind === 'adherence' ? answer.score : undefined;
    };
    expect(scoreWithout('meals')).toBe(65);
    expect(scoreWithout('training')).toBe(65);
    expect(scoreWithout('cardio')).toBe(85);
    expect(scoreWithout('checkIns')).toBe(85);
  });

  it("ignores anything that wasn't planned", () => {
    const answer = adherence({
      ...full,
      meals: { done: 35, planned: 70 },
      cardio: { done: 3, planned: 0 },
    });
    // (35·0.5 + 35 + 15) / 85
    expect(answer).toMatchObject({ score: 79, status: 'good' });
    expect(answer.kind === 'adherence' && answer.parts.map((each) => each.part)).toEqual([
      'meals',
      'training',
      'checkIns',
    ]);
  });

  it('gives no credit for doing more than planned', () => {
    const eager = { ...full, training: { done: 20, planned: 10 }, meals: { done: 0, planned: 70 } };
    expect(adherence(eager)).toMatchObject({ score: 65, status: 'warning' });
  });

  it('returns not enough data for new athletes and if nothing is planned', () => {
    expect(adherence({ ...full, daysObserved: 6 })).toEqual({
      kind: 'not-enough-data',
      missing: ['daysObserved'],
    });
    const unplanned = { done: 0, planned: 0 };
    expect(
      adherence({
        daysObserved: 14,
        meals: unplanned,
        training: unplanned,
        cardio: unplanned,
        checkIns: unplanned,
      }),
    ).toEqual({ kind: 'not-enough-data', missing: ['planned'] });
  });

  it.each([
    [90, 'excellent'],
    [89, 'good'],
    [75, 'good'],
    [74, 'warning'],
    [60, 'warning'],
    [59, 'behind'],
  ])('rates %i as %s', (score, status) => {
    expect(clientStatus(score)).toBe(status);
  });

  it('never falls when more is done', () => {
    const counts = fc.integer({ min: 0, max: 100 });
    const scoreOf = (done: number, planned: number) => {
      const answer = adherence({ ...full, meals: { done, planned } });
      return answer.kind === 'adherence' ? answer.score : Number.NaN;
    };
    fc.assert(
      fc.property(counts, counts, counts, (done, more, planned) => {
        const score = scoreOf(done, planned);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(scoreOf(done + more, planned)).toBeGreaterThanOrEqual(score);
        expect(scoreOf(done + more, planned)).toBeLessThanOrEqual(100);
      }),
    );
  });
});
