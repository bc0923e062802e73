import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/calendar-day.ts';
import { type ChurnFacts, churnRisk, RISK_SIGNS } from './churn-risk.ts';

const TODAY = '2026-11-21';
const ago = (days: number) => addDays(TODAY, -days);
const facts = (overrides: Partial<ChurnFacts> = {}): ChurnFacts => ({
  today: TODAY,
  lastLog: TODAY,
  adherence: 90,
  adherenceBefore: 90,
  lastMessage: null,
  ...overrides,
});
const risk = (overrides: Partial<ChurnFacts>) => churnRisk(facts(overrides));

describe('churn risk', () => {
  it('is zero while all is well', () => {
    expect(risk({})).toEqual({ score: 0, level: 'low', parts: [] });
  });

  it.each([
    [3, 0, 'low'],
    [4, 20, 'low'],
    [7, 35, 'medium'],
    [14, 50, 'high'],
    [90, 50, 'high'],
  ])('counts %i days without a log as %i points: %s', (days, score, level) => {
    expect(risk({ lastLog: ago(days) })).toMatchObject({ score, level });
  });

  it.each([
    [90, 81, 0],
    [90, 80, 10],
    [90, 70, 20],
    [70, 90, 0],
    [null, 90, 0],
    [90, null, 0],
  ])(
    'counts a change of adherence from %s to %s as %i points',
    (adherenceBefore, adherence, score) => {
      expect(risk({ adherence, adherenceBefore }).score).toBe(score);
    },
  );

  it.each([
    [60, 0],
    [59, 10],
    [30, 15],
  ])('counts an adherence of %i as %i points', (adherence, score) => {
    expect(risk({ adherence, adherenceBefore: null }).score).toBe(score);
  });

  it.each([
    ['coach', 2, 0],
    ['coach', 3, 5],
    ['coach', 7, 10],
    ['athlete', 1, 0],
    ['athlete', 2, 5],
    ['athlete', 4, 10],
  ] as const)('counts a last message from the %s %i days ago as %i points', (from, days, score) => {
    expect(risk({ lastMessage: { from, on: ago(days) } }).score).toBe(score);
  });

  it('lists its reasons, largest first', () => {
    const { score, level, parts } = risk({
      lastLog: ago(9),
      adherence: 44,
      adherenceBefore: 80,
      lastMessage: { from: 'coach', on: ago(5) },
    });
    expect([score, level]).toEqual([70, 'high']);
    expect(parts.map(({ points, sentence }) => `${points} ${sentence}`)).toEqual([
      '35 Nothing logged for 9 days.',
      '20 Adherence fell from 80 to 44% in four weeks.',
      '10 Follows 44% of the plan.',
      '5 Has not answered you for 5 days.',
    ]);
  });

  it('never falls as silence grows, and always equals the sum of its parts', () => {
    const days = fc.integer({ min: 0, max: 400 });
    const score = fc.option(fc.integer({ min: 0, max: 100 }), { nil: null });
    fc.assert(
      fc.property(days, days, score, score, (silent, more, adherence, adherenceBefore) => {
        const facts = { adherence, adherenceBefore };
        const first = risk({ ...facts, lastLog: ago(silent) });
        expect(first.score).toBe(first.parts.reduce((sum, { points }) => sum + points, 0));
        expect(first.score).toBeLessThanOrEqual(100);
        expect(risk({ ...facts, lastLog: ago(silent + more) }).score).toBeGreaterThanOrEqual(
          first.score,
        );
      }),
    );
  });
});

it('is low without any of the signs, whatever the messages say', () => {
  const { silentDays, pointsLost, adherenceBelow } = RISK_SIGNS;
  const day = fc.integer({ min: 0, max: 60 }).map(ago);
  const quiet = fc.record({
    lastLog: fc.integer({ min: 0, max: silentDays - 1 }).map(ago),
    adherence: fc.integer({ min: adherenceBelow, max: 100 }),
    lost: fc.integer({ min: -100, max: pointsLost - 1 }),
    lastMessage: fc.record({
      from: fc.constantFrom('athlete' as const, 'coach' as const),
      on: day,
    }),
  });
  fc.assert(
    fc.property(quiet, ({ lost, adherence, ...rest }) => {
      const { level } = risk({ ...rest, adherence, adherenceBefore: adherence + lost });
      expect(level).toBe('low');
    }),
  );
});
