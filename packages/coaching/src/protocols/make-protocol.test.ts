import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanAnswers } from '../athlete/answers.ts';
import { addDays, daysBetween } from '../calendar/calendar-day.ts';
import { KCAL_PER_GRAM } from '../targets/nutrition-calculator.ts';
import { VOLUME_LANDMARKS } from '../training/landmarks.ts';
import { ATHLETE, anyAthlete, anyLandmarks } from '../training/testing/athletes.ts';
import { type ProtocolInput, protocolBasis } from './basis.ts';
import { judgeProtocol } from './judge-protocol.ts';
import { makeProtocol } from './make-protocol.ts';
import { outlineOf } from './outline.ts';
import {
  PROTOCOL_LIMITS,
  PROTOCOL_TYPES,
  type ProtocolDraft,
  type ProtocolType,
} from './protocol.ts';

const NOTHING_LOGGED = {
  weighIns: [],
  intakes: [],
  intakeSteps: [],
  loadDays: [],
  adherencePercent: null,
  cardioMinutesPerWeek: null,
  sessionsPerWeek: null,
  mealPlan: null,
  trainingDaysPlanned: null,
  landmarks: VOLUME_LANDMARKS,
};

/** Daily weigh-ins and a full diary of four weeks, changing by that much a week. */
function logged(answers: PlanAnswers, weeklyPercent: number, intakeKcal: number) {
  const days = Array.from({ length: 28 }, (_, index) => index - 27);
  return {
    weighIns: days.map((offset) => ({
      day: addDays(answers.today, offset),
      weightKg: answers.weightKg * (1 + ((weeklyPercent / 100) * offset) / 7),
    })),
    intakes: days.map((offset) => ({ day: addDays(answers.today, offset), intakeKcal })),
  };
}

const inputOf = (changes: Partial<PlanAnswers> = {}): ProtocolInput => ({
  answers: { ...ATHLETE, bodyFatPercent: 15, targetWeightKg: 73, ...changes },
  ...NOTHING_LOGGED,
});

function draft(type: ProtocolType, input: ProtocolInput): ProtocolDraft {
  const made = makeProtocol(type, input);
  if (made.kind !== 'protocol') throw new Error(`missing ${made.missing.join()}`);
  return made;
}

const judge = (input: ProtocolInput, made: ProtocolDraft) =>
  judgeProtocol(protocolBasis(input), made, made.startsOn);

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
    return {
      ...NOTHING_LOGGED,
      ...(weeklyPercent === undefined ? {} : logged(answers, weeklyPercent, drawn.intakeKcal)),
      ...{ answers, landmarks: drawn.landmarks },
      ...{ cardioMinutesPerWeek: drawn.cardio, trainingDaysPlanned: drawn.trainingDaysPlanned },
    };
  });

describe('a draft', () => {
  it('never crosses a block, whoever the athlete is', () => {
    fc.assert(
      fc.property(anyInput, fc.constantFrom(...PROTOCOL_TYPES), (input, type) => {
        const { findings } = judge(input, draft(type, input));
        expect(findings.filter(({ level }) => level === 'block')).toEqual([]);
      }),
      { numRuns: 3000, seed: 20261121 },
    );
  }, 60_000);

  it('stays within what a coach may enter, and its grams add up to its calories', () => {
    fc.assert(
      fc.property(anyInput, fc.constantFrom(...PROTOCOL_TYPES), (input, type) => {
        const { phases } = draft(type, input);
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
  }, 60_000);

  it('of each of the four types gives every decision its reason and its source', () => {
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

  it('loses between half a per cent and one per cent a week while it diets', () => {
    const { input, made } = prep(16);
    const dieting = judge(input, made).outlook.filter((phase) => phase.weeklyRatePercent < -0.05);
    expect(dieting.length).toBeGreaterThan(0);
    for (const { weeklyRatePercent } of dieting) {
      expect(weeklyRatePercent).toBeGreaterThanOrEqual(-1.05);
      expect(weeklyRatePercent).toBeLessThanOrEqual(-0.35);
    }
  });

  it('says that the target is too far where it is', () => {
    const { made } = prep(4, { targetWeightKg: 65 });
    expect(made.decisions[0]?.text).toContain('A later show');
  });

  it('says where it leads when the limits keep it from the target', () => {
    const { made } = prep(16, { bodyFatPercent: 8, targetWeightKg: 66 });
    const short = made.decisions.find(({ topic }) => topic === 'Short of the target');
    expect(short?.text).toMatch(/leads to about [\d.]+ kg, not to the target of 66 kg/);
  });

  it('is not drafted without a show ahead', () => {
    const missing = { kind: 'not-enough-data', missing: ['competitionDate'] };
    expect(makeProtocol('competition_prep', inputOf())).toEqual(missing);
    const past = inputOf({ competitionDate: addDays(ATHLETE.today, -1) });
    expect(makeProtocol('competition_prep', past)).toEqual(missing);
  });
});

it('goes a short way slowly rather than past the target', () => {
  const input = inputOf({ targetWeightKg: 79 });
  const made = draft('cutting', input);
  expect(judge(input, made).outlook.at(-1)?.expectedWeight).toBeGreaterThan(78.7);
});

it.each([
  ['beginner', 0.5],
  ['intermediate', 0.35],
  ['advanced', 0.25],
  ['expert', 0.25],
] as const)(
  'gains in the off-season of a %s %d %% a week, within 0.25–0.5',
  (experience, percent) => {
    const basis = protocolBasis(inputOf({ experience }));
    const build = outlineOf('off_season', basis).phases.find(({ role }) => role === 'build');
    expect(build?.ratePercent).toBe(percent);
  },
);

describe('the limits', () => {
  it('keep a minor at maintenance and say why', () => {
    const input = inputOf({ ageYears: 16 });
    const made = draft('cutting', input);
    expect(judge(input, made).outlook.every((phase) => phase.weeklyRatePercent >= 0)).toBe(true);
    expect(made.decisions.some(({ text }) => text.includes('under 18'))).toBe(true);
  });

  it('plan by no diary that nobody can live on', () => {
    const input = inputOf();
    const { energy } = protocolBasis(input);
    const gaps = { ...input, ...logged(input.answers, 0, Math.round(0.85 * energy.restingKcal)) };
    expect(protocolBasis(gaps)).toMatchObject({
      maintenanceKcal: energy.formulaKcal,
      expenditure: { kind: 'not-enough-data' },
    });
  });

  it('feed who may not go without by the formula at least, whatever the diary shows', () => {
    const young = inputOf({ ageYears: 17 });
    const { formulaKcal } = protocolBasis(young).energy;
    const gaps = { ...young, ...logged(young.answers, 0, Math.round(0.85 * formulaKcal)) };
    expect(protocolBasis(gaps).maintenanceKcal).toBeLessThan(0.95 * formulaKcal);
    for (const { calories } of draft('cutting', gaps).phases) {
      expect(calories).toBeGreaterThanOrEqual(Math.floor(formulaKcal));
    }
  });

  it('never draft a deficit with a condition until a clinician has agreed', () => {
    const ill = { healthConditions: ['Heart disease'] } as const;
    const input = inputOf(ill);
    const made = draft('cutting', input);
    expect(judge(input, made).outlook.every((phase) => phase.weeklyRatePercent >= 0)).toBe(true);
    expect(made.decisions.some(({ text }) => text.includes('agreed: heart disease'))).toBe(true);
    const cleared = inputOf({ ...ill, clinicianAgreed: true });
    const diet = draft('cutting', cleared);
    expect(diet.phases).toEqual(draft('cutting', inputOf()).phases);
    // The draft of a healthy athlete who names a condition before it is approved.
    expect(judge(input, diet).findings).toContainEqual({
      check: 'exclusion',
      level: 'block',
      phase: null,
      text: 'With heart disease, a calorie deficit needs a clinician.',
    });
    expect(judge(cleared, diet).findings).toContainEqual(
      expect.objectContaining({ check: 'exclusion', level: 'warn' }),
    );
  });

  it('let food come first after two weeks of losing too fast', () => {
    const { answers, ...rest } = inputOf();
    const input = { ...rest, answers, ...logged(answers, -2, 2000) };
    const made = draft('cutting', input);
    expect(made.phases[0]).toMatchObject({ name: 'Recovery', weeks: 2 });
  });

  it('take one week of fast loss for water', () => {
    const { answers, ...rest } = inputOf();
    const drop = logged(answers, -3, 2000);
    const input = { ...rest, answers, ...drop, weighIns: drop.weighIns.slice(-9) };
    expect(draft('cutting', input).phases[0]?.name).not.toBe('Recovery');
  });

  it('allow no deficit after two weeks of losing over 1.5 %, however much the scale scatters', () => {
    const { answers, ...rest } = inputOf();
    const lossAt = (weeklyPercent: number) => {
      const fast = logged(answers, -weeklyPercent, 2000);
      const everyThird = fast.weighIns.filter((_, index) => index % 3 === 0);
      const input = { ...rest, answers, ...fast, weighIns: everyThird };
      const steady = draft('cutting', inputOf());
      return judge(input, steady).findings.find(
        ({ check, phase }) => check === 'loss_rate' && phase === null,
      );
    };
    expect(lossAt(1.9)).toMatchObject({ level: 'block', text: expect.stringContaining('give or') });
    expect(lossAt(1.3)).toMatchObject({ level: 'warn' });
    expect(lossAt(0.9)).toBeUndefined();
  });

  it('hold a protocol above the weight at which the lean mass leaves the least body fat', () => {
    // 80 kg at 8 %: 73.6 kg lean, and 73.6 / 0.95 = 77.5 kg is the least.
    const input = inputOf({ bodyFatPercent: 8, targetWeightKg: 70 });
    for (const type of ['cutting', 'competition_prep'] as const) {
      const dated = {
        ...input,
        answers: { ...input.answers, competitionDate: addDays(ATHLETE.today, 7 * 16) },
      };
      const made = draft(type, dated);
      const ends = judge(dated, made).outlook.map(({ expectedWeight }) => expectedWeight);
      expect(Math.min(...ends)).toBeGreaterThanOrEqual(77.47);
    }
    const made = draft('cutting', input);
    const hungry = made.phases.map((phase) => ({ ...phase, weeks: 12, calories: 2200 }));
    expect(judge(input, { ...made, phases: hungry }).findings).toContainEqual(
      expect.objectContaining({
        check: 'body_fat_target',
        level: 'block',
        text: expect.stringMatching(/below 5 %, the least that is safe: .* 77\.5 kg is the lowest/),
      }),
    );
  });

  it('take an intake below the formula for a deficit of whoever must not be in one', () => {
    const well = inputOf();
    const { formulaKcal } = protocolBasis(well).energy;
    const gaps = { ...well, ...logged(well.answers, 0, Math.round(0.85 * formulaKcal)) };
    const made = draft('bulking', gaps);
    const kcal = Math.ceil(protocolBasis(gaps).maintenanceKcal / 10) * 10 + 100;
    expect(kcal).toBeLessThan(formulaKcal);
    const phases = made.phases.map((phase) => ({ ...phase, calories: kcal, dailySteps: 0 }));
    const exclusionFor = (changes: Partial<PlanAnswers>) =>
      judge(
        { ...gaps, answers: { ...gaps.answers, ...changes } },
        { ...made, phases },
      ).findings.find(({ check }) => check === 'exclusion');
    expect(exclusionFor({})).toBeUndefined();
    expect(exclusionFor({ healthConditions: ['Diabetes'] })).toMatchObject({ level: 'block' });
    expect(exclusionFor({ ageYears: 17 })).toMatchObject({
      level: 'block',
      text: 'Under 18 a calorie deficit is not offered here.',
    });
  });

  it('count the steps beyond those of habit in what is burnt and in the energy that is left', () => {
    const input = inputOf();
    const made = draft('cutting', input);
    const walking = (dailySteps: number) => {
      const phases = made.phases.map((phase) => ({ ...phase, dailySteps }));
      return judge(input, { ...made, phases });
    };
    const [usual, much] = [walking(8000), walking(25_000)];
    const burnt = (judged: typeof usual) => judged.outlook[0]?.maintenanceKcal ?? 0;
    // 17 000 steps of 0.415 · 1.8 m: 12.7 km, 0.5 kcal per kg and km.
    expect(burnt(much) - burnt(usual)).toBeGreaterThan(480);
    expect(much.outlook[0]?.weeklyRatePercent).toBeLessThan(-1);
    const availability = (judged: typeof usual) =>
      judged.findings.filter(({ check }) => check === 'energy_availability').length;
    expect(availability(much)).toBeGreaterThan(availability(usual));
  });

  it('raise a body fat goal that is not safe', () => {
    const made = draft('cutting', inputOf({ sex: 'female', bodyFatGoalPercent: 8 }));
    expect(made.bodyFatTarget).toBe(12);
    expect(made.decisions.some(({ text }) => text.includes('below 12 %'))).toBe(true);
  });

  it('block what a coach typed past them, with the limit and the figure', () => {
    const input = inputOf();
    const made = draft('cutting', input);
    const phases = made.phases.map((phase) => ({ ...phase, calories: 1200 }));
    const { findings } = judge(input, { ...made, phases, bodyFatTarget: 4 });
    const blocks = findings.filter(({ level }) => level === 'block');
    expect(blocks.map(({ check }) => check)).toEqual(
      expect.arrayContaining(['intake', 'loss_rate', 'energy_availability', 'body_fat_target']),
    );
    expect(blocks[0]?.text).toMatch(/1200 kcal .* 1500 kcal/);
  });

  it('that could not be checked are named, not passed over', () => {
    const input = inputOf({ bodyFatPercent: undefined });
    const { notChecked } = judge(input, draft('cutting', input));
    expect(notChecked.join(' ')).toContain('body fat has not been measured');
  });
});

it.each([61, 62, 63, 64])('ends a prep on the day of a show in %i days', (days) => {
  const competitionDate = addDays(ATHLETE.today, days);
  const input = inputOf({ competitionDate });
  const { outlook } = judge(input, draft('competition_prep', input));
  expect(outlook.at(-1)?.endDate).toBe(competitionDate);
});

it('runs without a gap from day to day', () => {
  const input = inputOf();
  const { outlook } = judge(input, draft('cutting', input));
  for (const [index, { startDate }] of outlook.entries()) {
    const before = outlook[index - 1];
    if (before) expect(daysBetween(before.endDate, startDate)).toBe(1);
  }
});
