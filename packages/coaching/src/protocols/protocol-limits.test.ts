import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanAnswers } from '../athlete/answers.ts';
import { addDays } from '../calendar/calendar-day.ts';
import { checkOwnTargets } from '../targets/check-own-targets.ts';
import { SLOW } from '../testing/slow.ts';
import { ATHLETE, anyAthlete } from '../training/testing/athletes.ts';
import { protocolBasis } from './basis.ts';
import { generateProtocol } from './generate-protocol.ts';
import { projectPhases } from './phase-energy.ts';
import { assess, draft, inputOf, logged } from './testing/drafts.ts';

describe('the limits of a protocol', () => {
  it('keep a minor at maintenance, with an explanation', () => {
    const input = inputOf({ ageYears: 16 });
    const protocol = draft('cutting', input);
    expect(assess(input, protocol).outlook.every((phase) => phase.weeklyRatePercent >= 0)).toBe(
      true,
    );
    expect(protocol.decisions.some(({ text }) => text.includes('under 18'))).toBe(true);
  });

  it('ignore a diary that is too low to be real', () => {
    const input = inputOf();
    const { energy } = protocolBasis(input);
    const gaps = { ...input, ...logged(input.answers, 0, Math.round(0.85 * energy.restingKcal)) };
    expect(protocolBasis(gaps)).toMatchObject({
      maintenanceKcal: energy.formulaKcal,
      expenditure: { kind: 'not-enough-data' },
    });
  });

  it('use at least the formula for athletes who may not diet, whatever the diary shows', () => {
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
    const protocol = draft('cutting', input);
    expect(assess(input, protocol).outlook.every((phase) => phase.weeklyRatePercent >= 0)).toBe(
      true,
    );
    expect(protocol.decisions.some(({ text }) => text.includes('agreed: heart disease'))).toBe(
      true,
    );
    const cleared = inputOf({ ...ill, clinicianAgreed: true });
    const diet = draft('cutting', cleared);
    expect(diet.phases).toEqual(draft('cutting', inputOf()).phases);
    // A healthy athlete's draft, when they report a condition before it is approved.
    expect(assess(input, diet).findings).toContainEqual({
      check: 'exclusion',
      level: 'block',
      phase: null,
      text: 'With heart disease, a calorie deficit needs a clinician.',
    });
    expect(assess(cleared, diet).findings).toContainEqual(
      expect.objectContaining({ check: 'exclusion', level: 'warn' }),
    );
  });

  it('increase food first after two weeks of losing too fast', () => {
    const { answers, ...rest } = inputOf();
    const input = { ...rest, answers, ...logged(answers, -2, 2000) };
    const protocol = draft('cutting', input);
    expect(protocol.phases[0]).toMatchObject({ name: 'Recovery', weeks: 2 });
  });

  it('treat one week of fast loss as water', () => {
    const { answers, ...rest } = inputOf();
    const drop = logged(answers, -3, 2000);
    const input = { ...rest, answers, ...drop, weighIns: drop.weighIns.slice(-9) };
    expect(draft('cutting', input).phases[0]?.name).not.toBe('Recovery');
  });

  it('allow no deficit after two weeks of losing over 1.5%, however noisy the scale', () => {
    const { answers, ...rest } = inputOf();
    const lossAt = (weeklyPercent: number) => {
      const fast = logged(answers, -weeklyPercent, 2800);
      const everyThird = fast.weighIns.filter((_, index) => index % 3 === 0);
      const input = { ...rest, answers, ...fast, weighIns: everyThird };
      const steady = draft('cutting', inputOf());
      return assess(input, steady).findings.find(
        ({ check, phase }) => check === 'loss_rate' && phase === null,
      );
    };
    expect(lossAt(1.9)).toMatchObject({ level: 'block', text: expect.stringContaining('give or') });
    expect(lossAt(1.3)).toMatchObject({ level: 'warn' });
    expect(lossAt(0.9)).toBeUndefined();
  });

  it('keep a protocol above the weight at which lean mass leaves the minimum body fat', () => {
    // 80 kg at 8%: 73.6 kg lean, and 73.6 / 0.95 = 77.5 kg is the minimum.
    const input = inputOf({ bodyFatPercent: 8, targetWeightKg: 70 });
    for (const type of ['cutting', 'competition_prep'] as const) {
      const dated = {
        ...input,
        answers: { ...input.answers, competitionDate: addDays(ATHLETE.today, 7 * 16) },
      };
      const protocol = draft(type, dated);
      const ends = assess(dated, protocol).outlook.map(({ expectedWeight }) => expectedWeight);
      expect(Math.min(...ends)).toBeGreaterThanOrEqual(77.47);
    }
    const protocol = draft('cutting', input);
    const hungry = protocol.phases.map((phase) => ({ ...phase, weeks: 12, calories: 2200 }));
    expect(assess(input, { ...protocol, phases: hungry }).findings).toContainEqual(
      expect.objectContaining({
        check: 'body_fat_target',
        level: 'block',
        text: expect.stringMatching(/below 5%, the lowest safe value: .* 77\.5 kg is the lowest/),
      }),
    );
  });

  it('maintain the weight if the only target below it is too light, with an explanation', () => {
    // 18.5 · 1.65² = 50.4 kg
    const input = inputOf({
      ...{ sex: 'female', heightCm: 165, weightKg: 50.5, targetWeightKg: 46 },
      bodyFatPercent: undefined,
    });
    const protocol = draft('cutting', input);
    expect(protocol.phases.map(({ name }) => name)).toEqual(['Hold']);
    const why = protocol.decisions[0]?.text;
    expect(why).toMatch(
      /target of 46 kg is too light for the height: no plan goes below 50\.4 kg\..*weight stays steady/,
    );
    expect(assess(input, protocol).outlook[0]?.weeklyRatePercent).toBeGreaterThanOrEqual(0);
    const heavier = inputOf({ ...input.answers, weightKg: 54 });
    expect(draft('cutting', heavier).decisions[0]?.text).toMatch(/goes below 50\.4 kg\. 6\.7%/);
  });

  it('treat an intake below the formula as a deficit for athletes who must not be in one', () => {
    const well = inputOf();
    const { formulaKcal } = protocolBasis(well).energy;
    const gaps = { ...well, ...logged(well.answers, 0, Math.round(0.85 * formulaKcal)) };
    const protocol = draft('bulking', gaps);
    const kcal = Math.ceil(protocolBasis(gaps).maintenanceKcal / 10) * 10 + 100;
    expect(kcal).toBeLessThan(formulaKcal);
    const phases = protocol.phases.map((phase) => ({ ...phase, calories: kcal, dailySteps: 0 }));
    const exclusionFor = (changes: Partial<PlanAnswers>) =>
      assess(
        { ...gaps, answers: { ...gaps.answers, ...changes } },
        { ...protocol, phases },
      ).findings.find(({ check }) => check === 'exclusion');
    expect(exclusionFor({})).toBeUndefined();
    expect(exclusionFor({ healthConditions: ['Diabetes'] })).toMatchObject({ level: 'block' });
    expect(exclusionFor({ ageYears: 17 })).toMatchObject({
      level: 'block',
      text: 'Under 18 a calorie deficit is not offered here.',
    });
  });

  it('count steps above the usual number in expenditure and in the energy left', () => {
    const input = inputOf({ measuredKcal: 2700 });
    const protocol = draft('cutting', input);
    const walking = (dailySteps: number) => {
      const phases = protocol.phases.map((phase) => ({ ...phase, dailySteps }));
      return assess(input, { ...protocol, phases });
    };
    const [usual, much] = [walking(8000), walking(25_000)];
    const burnt = (assessed: typeof usual) => assessed.outlook[0]?.maintenanceKcal ?? 0;
    // 17,000 steps of 0.415 · 1.8 m: 12.7 km, 0.5 kcal per kg and km.
    expect(burnt(much) - burnt(usual)).toBeGreaterThan(480);
    expect(much.outlook[0]?.weeklyRatePercent).toBeLessThan(-1);
    const availability = (assessed: typeof usual) =>
      assessed.findings.filter(({ check }) => check === 'energy_availability').length;
    expect(availability(much)).toBeGreaterThan(availability(usual));
  });

  it('plan no first phase that a meal plan for the same day would fail', SLOW, () => {
    const lean = anyAthlete().map((answers) => ({
      ...answers,
      bodyFatPercent: answers.sex === 'female' ? 18 : 11,
      targetWeightKg: 0.9 * answers.weightKg,
      activityLevel: 'lightly_active' as const,
    }));
    const cardio = fc.option(fc.integer({ min: 0, max: 500 }));
    const diary = fc.option(fc.double({ min: 0.8, max: 1.2, noNaN: true }));
    const type = fc.constantFrom('cutting', 'bulking', 'competition_prep', 'off_season');
    fc.assert(
      fc.property(
        fc.oneof(anyAthlete(), lean),
        type,
        cardio,
        diary,
        (answers, protocolType, minutes, eaten) => {
          const blank = { ...inputOf(), answers };
          const kcal = (eaten ?? 0) * protocolBasis(blank).energy.formulaKcal;
          const input = {
            ...blank,
            ...(eaten === null ? {} : logged(answers, 0, Math.round(kcal))),
            cardioMinutesPerWeek: minutes,
          };
          const protocol = generateProtocol(protocolType, input);
          const [first] = protocol.kind === 'protocol' ? protocol.phases : [];
          if (!first) return;
          const { answers: known, expenditure } = protocolBasis(input);
          const { bodyFatGoalPercent: _theirs, ...rest } = known;
          const measured = expenditure.kind === 'expenditure' && { measuredKcal: expenditure.kcal };
          const checked = checkOwnTargets({ ...rest, ...measured }, first);
          expect(checked).toMatchObject({ kind: 'allowed' });
        },
      ),
      { numRuns: 500, seed: 1 },
    );
  });

  it('keep a draft above the energy minimum, so that one weigh-in doesn’t block it', () => {
    const input = inputOf({
      ...{ sex: 'female', weightKg: 68, targetWeightKg: 61, bodyFatPercent: 18 },
      measuredKcal: 2150,
    });
    const protocol = draft('cutting', input);
    expect(protocol.decisions.some(({ topic }) => topic === 'Safety limit applied')).toBe(true);
    const heavier = { ...input, answers: { ...input.answers, weightKg: 68.4 } };
    const { findings } = assess(heavier, protocol);
    expect(findings.filter(({ level }) => level === 'block')).toEqual([]);
  });

  it('raise an unsafe body fat goal', () => {
    const protocol = draft('cutting', inputOf({ sex: 'female', bodyFatGoalPercent: 8 }));
    expect(protocol.bodyFatTarget).toBe(12);
    expect(protocol.decisions.some(({ text }) => text.includes('below 12%'))).toBe(true);
  });

  it('continue the count of low-energy days from the previous protocol', () => {
    const input = inputOf({
      ...{ sex: 'female', weightKg: 68, targetWeightKg: 62 },
      bodyFatPercent: 25,
    });
    const protocol = draft('cutting', input);
    const basis = protocolBasis(input);
    const [phase] = projectPhases(basis, protocol.phases, protocol.startsOn);
    if (!phase) throw new Error('no phase');
    const calories = Math.round(28 * basis.energy.leanMassKg + phase.energy.exerciseKcal);
    const low = { ...phase.phase, weeks: 2, calories };
    const levelAfter = (daysAgo: number) => {
      const until = addDays(protocol.startsOn, -daysAgo);
      const phases = [{ phase: low, from: addDays(until, -13), until }];
      const followed = { phases, mealPlans: [] };
      const { findings } = assess({ ...input, followed }, { ...protocol, phases: [low] });
      return findings.find(({ check }) => check === 'energy_availability')?.level;
    };
    expect(levelAfter(1)).toBe('block');
    expect(levelAfter(2)).toBe('warn');
  });

  it('block entered values beyond them, naming the limit and the value', () => {
    const input = inputOf();
    const protocol = draft('cutting', input);
    const phases = protocol.phases.map((phase) => ({ ...phase, calories: 1200 }));
    const { findings } = assess(input, { ...protocol, phases, bodyFatTarget: 4 });
    const blocks = findings.filter(({ level }) => level === 'block');
    expect(blocks.map(({ check }) => check)).toEqual(
      expect.arrayContaining(['intake', 'loss_rate', 'energy_availability', 'body_fat_target']),
    );
    expect(blocks[0]?.text).toMatch(/1,200 kcal .* 1,500 kcal/);
  });

  it("list checks that couldn't run instead of passing them", () => {
    const input = inputOf({ bodyFatPercent: undefined });
    const { notChecked } = assess(input, draft('cutting', input));
    expect(notChecked.join(' ')).toContain('body fat hasn’t been measured');
  });
});
