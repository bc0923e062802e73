import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanAnswers } from '../athlete/answers.ts';
import { weightText } from '../athlete/weight-text.ts';
import { addDays, daysBetween, weeksOut } from '../calendar/calendar-day.ts';
import { KCAL_PER_GRAM } from '../targets/nutrition-calculator.ts';
import { SLOW } from '../testing/slow.ts';
import { ATHLETE, anyAthlete, anyLandmarks } from '../training/testing/athletes.ts';
import { type ProtocolInput, protocolBasis } from './basis.ts';
import { generateProtocol } from './generate-protocol.ts';
import { outlineOf } from './outline.ts';
import { PROTOCOL_LIMITS, PROTOCOL_TYPES } from './protocol.ts';
import { assess, draft, inputOf, logged, NOTHING_LOGGED } from './testing/drafts.ts';

const anyInput: fc.Arbitrary<ProtocolInput> = fc
  .record({
    answers: anyAthlete(),
    bodyFatPercent: fc.option(fc.integer({ min: 4, max: 50 }), { nil: undefined }),
    bodyFatGoalPercent: fc.option(fc.integer({ min: 5, max: 30 }), { nil: undefined }),
    targetShare: fc.double({ min: 0.6, max: 1.3, noNaN: true }),
    weeklyPercent: fc.option(fc.double({ min: -3, max: 2, noNaN: true }), { nil: undefined }),
    intakeKcal: fc.integer({ min: 900, max: 6000 }),
    weeks: fc.integer({ min: 0, max: 60 }),
    cardio: fc.option(fc.integer({ min: 0, max: 900 }), { nil: null }),
    trainingDaysPlanned: fc.option(fc.integer({ min: 1, max: 7 }), { nil: null }),
    landmarks: anyLandmarks(),
    eatenBefore: fc.option(fc.integer({ min: 900, max: 4000 }), { nil: null }),
  })
  .map((drawn) => {
    const { bodyFatPercent, bodyFatGoalPercent, weeks, weeklyPercent } = drawn;
    const answers = {
      ...drawn.answers,
      bodyFatPercent,
      bodyFatGoalPercent,
      targetWeightKg: drawn.answers.weightKg * drawn.targetShare,
      competitionDate: addDays(drawn.answers.today, 7 * weeks),
    };
    const from = addDays(answers.today, -30);
    const before = drawn.eatenBefore === null ? [] : [{ from, intakeKcal: drawn.eatenBefore }];
    return {
      ...NOTHING_LOGGED,
      followed: { phases: [], mealPlans: before },
      ...(weeklyPercent === undefined ? {} : logged(answers, weeklyPercent, drawn.intakeKcal)),
      ...{ answers, landmarks: drawn.landmarks },
      ...{ cardioMinutesPerWeek: drawn.cardio, trainingDaysPlanned: drawn.trainingDaysPlanned },
    };
  });

/** The only draft rejected here is a prep for a show more than 52 weeks away. */
function expectFarShow(missing: readonly string[], { answers }: ProtocolInput) {
  expect(missing).toEqual(['nearerShow']);
  expect(weeksOut(answers.today, answers.competitionDate ?? answers.today)).toBeGreaterThan(52);
}

describe('a draft', () => {
  it('never breaks a hard limit, for any athlete', SLOW, () => {
    fc.assert(
      fc.property(anyInput, fc.constantFrom(...PROTOCOL_TYPES), (input, type) => {
        const protocol = generateProtocol(type, input);
        if (protocol.kind !== 'protocol') return expectFarShow(protocol.missing, input);
        const { findings, outlook } = assess(input, protocol);
        expect(findings.filter(({ level }) => level === 'block')).toEqual([]);
        const { today, competitionDate = today } = input.answers;
        if (type !== 'competition_prep' || competitionDate === today) return;
        expect(outlook.at(-1)?.endDate).toBe(competitionDate);
        expect(findings.map(({ check }) => check)).not.toContain('show_day');
      }),
      { numRuns: 3000, seed: 20261121 },
    );
  });

  it('stays within what a coach may enter, with grams that match its calories', SLOW, () => {
    fc.assert(
      fc.property(anyInput, fc.constantFrom(...PROTOCOL_TYPES), (input, type) => {
        const protocol = generateProtocol(type, input);
        if (protocol.kind !== 'protocol') return expectFarShow(protocol.missing, input);
        const { phases } = protocol;
        expect(phases.length).toBeGreaterThan(0);
        expect(phases.length).toBeLessThanOrEqual(PROTOCOL_LIMITS.phases.max);
        for (const phase of phases) {
          const { protein, carbs, fats, calories } = phase;
          const { protein: p, carbs: c, fats: f } = KCAL_PER_GRAM;
          expect(Math.abs(protein * p + carbs * c + fats * f - calories)).toBeLessThanOrEqual(5);
          for (const [name, limit] of Object.entries(PROTOCOL_LIMITS)) {
            const value: unknown = { ...phase }[name as keyof typeof phase];
            if (typeof value !== 'number') continue;
            expect(value, name).toBeGreaterThanOrEqual(limit.min);
            expect(value, name).toBeLessThanOrEqual(limit.max);
          }
        }
      }),
      { numRuns: 1000, seed: 7 },
    );
  });

  it('has a reason and a source for every decision, for each of the four types', () => {
    const input = inputOf({ competitionDate: addDays(ATHLETE.today, 7 * 16) });
    for (const type of ['cutting', 'bulking', 'competition_prep', 'off_season'] as const) {
      const { decisions } = draft(type, input);
      expect(decisions.length).toBeGreaterThan(4);
      for (const { text, source } of decisions) expect([text, source]).not.toContain('');
    }
  });
});

describe('a competition prep', () => {
  const prep = (weeks: number, changes: Partial<PlanAnswers> = {}) => {
    const input = inputOf({ competitionDate: addDays(ATHLETE.today, 7 * weeks), ...changes });
    return { input, made: draft('competition_prep', input) };
  };

  it('fills the weeks to the show and ends with the peak weeks', () => {
    for (const weeks of [1, 2, 5, 12, 20, 40]) {
      const { made } = prep(weeks);
      expect(made.phases.reduce((sum, phase) => sum + phase.weeks, 0)).toBe(weeks);
      expect(made.phases.at(-1)?.name).toBe('Peak Week');
    }
  });

  it('loses between half a percent and one percent a week while dieting', () => {
    const { input, made } = prep(16);
    const dieting = assess(input, made).outlook.filter((phase) => phase.weeklyRatePercent < -0.05);
    expect(dieting.length).toBeGreaterThan(0);
    for (const { weeklyRatePercent } of dieting) {
      expect(weeklyRatePercent).toBeGreaterThanOrEqual(-1.05);
      expect(weeklyRatePercent).toBeLessThanOrEqual(-0.35);
    }
  });

  it('reports a target that is too far away', () => {
    const { made } = prep(4, { targetWeightKg: 65 });
    expect(made.decisions[0]?.text).toContain('a later show');
  });

  it('reports the end weight if the limits keep it from the target', () => {
    const { made } = prep(16, { bodyFatPercent: 8, targetWeightKg: 66 });
    const short = made.decisions.find(({ topic }) => topic === 'Short of the target');
    // 73.6 kg lean at 5% is 77.5 kg, so more weeks wouldn't help.
    expect(short?.text).toMatch(
      /leads to about [\d.]+ kg, not to the target of 66 kg: no plan goes below [\d.]+ kg/,
    );
    const late = prep(4, { targetWeightKg: 70 }).made;
    expect(late.decisions.find(({ topic }) => topic === 'Short of the target')?.text).toMatch(
      /not to the target of 70 kg: the limits don’t allow a faster pace/,
    );
  });

  it('reports the pace the limits allow, and rounds a weight once', () => {
    const lean: Partial<PlanAnswers> = {
      ...{ sex: 'female', weightKg: 62, heightCm: 165, bodyFatPercent: 20 },
      ...{ targetWeightKg: 55, measuredKcal: 1950 },
    };
    const input = { ...inputOf(lean), cardioMinutesPerWeek: 71.4 };
    const protocol = draft('cutting', input);
    const [first] = assess(input, protocol).outlook;
    if (!first) throw new Error('no phase');
    const pace = protocol.decisions.find(({ topic }) => topic === 'Length and rate')?.text;
    expect(pace).toContain(`it begins at ${(-first.weeklyRatePercent).toFixed(2)}% a week`);
    for (const [index, { expectedWeight }] of assess(input, protocol).outlook.entries()) {
      expect(protocol.phases[index]?.checkPoint).toContain(`near ${weightText(expectedWeight)}`);
    }
    expect(protocol.facts).toContainEqual(
      expect.objectContaining({ name: 'Cardio', text: '71 minutes a week' }),
    );
  });

  it('requires an upcoming show', () => {
    const missing = { kind: 'not-enough-data', missing: ['competitionDate'] };
    expect(generateProtocol('competition_prep', inputOf())).toEqual(missing);
    const past = inputOf({ competitionDate: addDays(ATHLETE.today, -1) });
    expect(generateProtocol('competition_prep', past)).toEqual(missing);
  });

  it('is rejected for a show beyond its maximum length, since it would peak too early', () => {
    expect(prep(52).made.phases.at(-1)?.name).toBe('Peak Week');
    const far = inputOf({ competitionDate: addDays(ATHLETE.today, 7 * 52 + 1) });
    expect(generateProtocol('competition_prep', far)).toMatchObject({ missing: ['nearerShow'] });
    expect(draft('off_season', far).phases.length).toBeGreaterThan(0);
  });

  it('requires a reason for an end a week or more before the show', () => {
    const { input, made } = prep(16);
    const endingEarly = (weeks: number) => {
      const phases = made.phases.slice(0, -1).map((phase, index) => ({
        ...phase,
        weeks: index === 0 ? phase.weeks - weeks : phase.weeks,
      }));
      return assess(input, { ...made, phases: [...phases, ...made.phases.slice(-1)] }).findings;
    };
    const early = expect.objectContaining({
      ...{ check: 'show_day', level: 'warn', phase: null },
      text: 'It ends 2 weeks before the show: the peak would come too early.',
    });
    expect(endingEarly(2)).toContainEqual(early);
    expect(endingEarly(0).map(({ check }) => check)).not.toContain('show_day');
    expect(assess(input, { ...made, protocolType: 'cutting' }).passed).not.toContain('show_day');
  });

  it('requires a reason for an end a week or more after the show, which may have moved', () => {
    const { input, made } = prep(16);
    const withShowIn = (days: number) => {
      const answers = { ...input.answers, competitionDate: addDays(ATHLETE.today, days) };
      return assess({ ...input, answers }, made);
    };
    const late = (text: string) =>
      expect.objectContaining({ check: 'show_day', level: 'warn', phase: null, text });
    const { findings, passed } = withShowIn(7 * 8);
    expect(findings).toContainEqual(late('It ends 8 weeks after the show.'));
    expect(passed).not.toContain('show_day');
    // A show within the last week shortens that week without a finding.
    const nearly = withShowIn(7 * 16 - 6);
    expect(nearly.passed).toContain('show_day');
    expect(nearly.outlook.at(-1)?.endDate).toBe(addDays(ATHLETE.today, 7 * 16 - 6));
    expect(withShowIn(7 * 16 - 7).findings).toContainEqual(late('It ends 1 week after the show.'));
  });
});

it('covers a short distance slowly rather than overshooting the target', () => {
  const input = inputOf({ targetWeightKg: 79 });
  const protocol = draft('cutting', input);
  expect(assess(input, protocol).outlook.at(-1)?.expectedWeight).toBeGreaterThan(78.7);
});

it.each([
  ['beginner', 0.5],
  ['intermediate', 0.35],
  ['advanced', 0.25],
  ['expert', 0.25],
] as const)(
  'gains in the off-season of a %s: %d%% a week, within 0.25–0.5',
  (experience, percent) => {
    const basis = protocolBasis(inputOf({ experience }));
    const build = outlineOf('off_season', basis).phases.find(({ role }) => role === 'build');
    expect(build?.ratePercent).toBe(percent);
  },
);

it.each([61, 62, 63, 64])('ends a prep on the day of a show in %i days', (days) => {
  const competitionDate = addDays(ATHLETE.today, days);
  const input = inputOf({ competitionDate });
  const { outlook } = assess(input, draft('competition_prep', input));
  expect(outlook.at(-1)?.endDate).toBe(competitionDate);
});

it('has no gap between days', () => {
  const input = inputOf();
  const { outlook } = assess(input, draft('cutting', input));
  for (const [index, { startDate }] of outlook.entries()) {
    const before = outlook[index - 1];
    if (before) expect(daysBetween(before.endDate, startDate)).toBe(1);
  }
});
