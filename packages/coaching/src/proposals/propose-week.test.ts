import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanAnswers } from '../athlete/answers.ts';
import { addDays } from '../calendar/calendar-day.ts';
import { energyDensityOfWeightChange } from '../simulation/tissue.ts';
import { athleteEnergy } from '../targets/athlete-energy.ts';
import { checkOwnTargets } from '../targets/check-own-targets.ts';
import { man, TODAY, targetsFor } from '../targets/testing/targets.ts';
import { SLOW } from '../testing/slow.ts';
import { proposeWeek } from './propose-week.ts';
import type { ActivePlan, ProposalFacts } from './week-facts.ts';

/** Logs of an athlete who eats `intakeKcal` and burns `burnsKcal` a day, with the scale following exactly. */
function followed(
  answers: PlanAnswers,
  { burnsKcal, intakeKcal, days = 84 }: { burnsKcal: number; intakeKcal: number; days?: number },
): Pick<ProposalFacts, 'answers' | 'weighIns' | 'intakes' | 'loadDays' | 'dietStarts'> {
  const kcalPerKg = energyDensityOfWeightChange(athleteEnergy(answers).fatKg);
  const perDay = (intakeKcal - burnsKcal) / kcalPerKg;
  const past = Array.from({ length: days }, (_, index) => days - index);
  return {
    answers,
    weighIns: [...past, 0].map((ago) => ({
      day: addDays(TODAY, -ago),
      weightKg: answers.weightKg - ago * perDay,
    })),
    intakes: past.map((ago) => ({ day: addDays(TODAY, -ago), intakeKcal })),
    loadDays: [],
    dietStarts: [],
  };
}

const ownTargets = targetsFor(man);
const { calories, protein, carbs, fats } = ownTargets;
const planned: ActivePlan = {
  targets: { calories, protein, carbs, fats },
  startedOn: addDays(TODAY, -42),
  goalPercent: null,
};
const steady = { minutes: 60, netKcalPerMinute: 6, leastMinutes: 20, mostMinutes: 120 };

const proposal = (
  burnsKcal: number,
  { answers = man, plan = planned, cardio = null, ...facts }: Partial<ProposalFacts> = {},
) =>
  proposeWeek({
    ...followed(answers, { burnsKcal, intakeKcal: plan.targets.calories }),
    ...facts,
    ...{ plan, cardio },
  });

describe('proposeWeek', () => {
  it('leaves a plan on pace unchanged', () => {
    const proposed = proposal(ownTargets.maintenanceKcal);
    expect(proposed).toMatchObject({
      kind: 'no_change',
      rule: 'on_track',
      food: null,
      cardio: null,
    });
    expect(proposed.reasons).toEqual([
      expect.stringMatching(/^The projected pace of −0\.\d\d% of body weight a week is on goal/),
      'Nothing needs to change this week.',
    ]);
    expect(proposed.now.outlook?.weeklyPercent).toBeCloseTo(ownTargets.weeklyRatePercent, 0);
  });

  it('cuts a plan that is too slow, in steps of 50, by at most 8%, with protein unchanged', () => {
    const proposed = proposal(ownTargets.maintenanceKcal - 350);
    expect(proposed).toMatchObject({ kind: 'change', rule: 'pace' });
    const next = proposed.food?.targets;
    const cut = calories - (next?.calories ?? 0);
    expect(cut).toBe(50 * Math.floor((0.08 * calories) / 50));
    expect(next?.protein).toBe(protein);
    expect(proposed.reasons[1]).toMatch(/^200 kcal less a day .* the most that one week allows\.$/);
    expect(proposed.food?.weeklyPercent).toBeLessThan(proposed.now.outlook?.weeklyPercent ?? 0);
    expect(proposed.food?.weight.kg).toBeLessThan(proposed.now.outlook?.weight.kg ?? 0);
  });

  it('raises a plan that is too fast', () => {
    const proposed = proposal(ownTargets.maintenanceKcal + 550);
    expect(proposed).toMatchObject({ kind: 'change', rule: 'pace' });
    expect(proposed.food?.targets.calories).toBe(calories + 200);
    expect(proposed.reasons[1]).toMatch(/^200 kcal more a day/);
  });

  it('offers equivalent cardio', () => {
    const proposed = proposal(ownTargets.maintenanceKcal - 350, { cardio: steady });
    expect(proposed.cardio?.minutes).toBe(120);
    expect(proposed.cardio?.weeklyPercent).toBeLessThan(proposed.now.outlook?.weeklyPercent ?? 0);
    const faster = proposal(ownTargets.maintenanceKcal + 550, { cardio: steady });
    expect(faster.cardio?.minutes).toBe(20);
  });

  it('offers no cardio that would leave too little energy on top of earlier additions', () => {
    const answers: PlanAnswers = { ...man, steadyCardioMinutes: 900 };
    expect(
      proposal(ownTargets.maintenanceKcal - 350, { answers, cardio: steady }).cardio,
    ).toBeNull();
  });

  it('explains what to log if the week has too little data', () => {
    const proposed = proposal(ownTargets.maintenanceKcal - 350, { intakes: [] });
    expect(proposed).toMatchObject({
      kind: 'holding',
      rule: 'diary',
      food: null,
      now: { outlook: null },
    });
    expect(proposed.reasons).toEqual([
      'The last 7 days have 0 full diary days and 8 weigh-ins.',
      'Holding: log 5 of 7 days in full and weigh in on 4.',
    ]);
    const early = followed(man, { burnsKcal: 2700, intakeKcal: calories, days: 8 });
    expect(proposeWeek({ ...early, plan: planned, cardio: null }).reasons[1]).toBe(
      'Holding: two weeks of weigh-ins and full diary days are needed first.',
    );
  });

  it("doesn't ask for more days if the logged ones can't be right", () => {
    const fullyLogged = followed(man, { burnsKcal: 1700, intakeKcal: 1700 });
    const odd = proposeWeek({ ...fullyLogged, plan: planned, cardio: null });
    expect(odd).toMatchObject({ kind: 'holding', rule: 'diary', food: null });
    expect(odd.reasons[1]).toBe(
      'Holding: check the last weigh-ins and log everything, also oils, drinks, and bites.',
    );
  });

  it('waits for a week on a new plan, and until after the show', () => {
    const plan = { ...planned, startedOn: addDays(TODAY, -6) };
    expect(proposal(ownTargets.maintenanceKcal - 350, { plan }).rule).toBe('new_plan');
    // The start date was wrong because of a wrong clock.
    const early = { ...planned, startedOn: addDays(TODAY, 300) };
    expect(proposal(ownTargets.maintenanceKcal - 350, { plan: early }).rule).toBe('pace');
    const answers: PlanAnswers = {
      ...man,
      primaryGoal: 'competition_prep',
      competitionDate: addDays(TODAY, 7),
    };
    expect(proposal(ownTargets.maintenanceKcal - 350, { answers }).rule).toBe('peak_week');
  });

  it('raises a plan beyond a limit at once, without a diary and by more than 8%', () => {
    const answers: PlanAnswers = { ...man, holds: ['low_energy'] };
    const proposed = proposal(ownTargets.maintenanceKcal, { answers, intakes: [], weighIns: [] });
    expect(proposed).toMatchObject({ kind: 'change', rule: 'safety' });
    const next = proposed.food?.targets.calories ?? 0;
    expect(next).toBeGreaterThanOrEqual(ownTargets.maintenanceKcal);
    expect(next - calories).toBeGreaterThan(0.08 * calories);
    expect(proposed.reasons[0]).toContain('on hold');
  });

  it('uses the pace the coach chose for the plan', () => {
    const slow = { ...planned, goalPercent: -0.3 };
    const burnsKcal = calories + ((0.3 / 100) * 80 * energyDensityOfWeightChange(20)) / 7;
    expect(proposal(burnsKcal, { plan: slow }).kind).toBe('no_change');
    expect(proposal(burnsKcal).kind).toBe('change');
  });

  it('adjusts a prep within the usual corridor when it misses its stage weight', () => {
    const answers: PlanAnswers = {
      ...man,
      primaryGoal: 'competition_prep',
      bodyFatPercent: 18,
      targetWeightKg: 71,
      competitionDate: addDays(TODAY, 7 * 14),
    };
    const targets = targetsFor(answers);
    const kcalPerKg = energyDensityOfWeightChange(80 * 0.18);
    const slowKcal = Math.round(targets.maintenanceKcal - ((0.55 / 100) * 80 * kcalPerKg) / 7);
    const plan = { ...planned, targets: { ...targets, calories: slowKcal, carbs: 200 } };
    const proposed = proposal(targets.maintenanceKcal, { answers, plan });
    expect(proposed).toMatchObject({
      kind: 'change',
      rule: 'show_weight',
      until: { isShow: true },
    });
    expect(proposed.reasons[0]).toMatch(
      /^On this plan the projected stage weight is \d\.\d% above/,
    );
    expect(proposed.food?.targets.calories).toBeLessThan(slowKcal);
  });

  it('leaves an off-season unchanged, however far the stage weight is', () => {
    const answers: PlanAnswers = {
      ...man,
      primaryGoal: 'competition_prep',
      targetWeightKg: 74,
      competitionDate: addDays(TODAY, 7 * 25),
    };
    const { calories: kcal, maintenanceKcal, ...macros } = targetsFor(answers);
    const targets = { calories: kcal, ...macros };
    const proposed = proposal(maintenanceKcal, { answers, plan: { ...planned, targets } });
    expect(proposed).toMatchObject({
      kind: 'no_change',
      rule: 'on_track',
      until: { isShow: true },
    });
  });

  it("reports if food is at its limit and can't be cut", () => {
    const woman: PlanAnswers = { ...man, sex: 'female', weightKg: 60, targetWeightKg: 55 };
    const own = targetsFor(woman);
    const starved = checkOwnTargets(woman, { ...own, calories: 800 });
    const minKcal = (starved.kind === 'refused' && starved.leastKcal) || 0;
    const targets = { calories: minKcal, protein: 110, fats: 50, carbs: (minKcal - 890) / 4 };
    const plan = { ...planned, targets, goalPercent: -0.8 };
    const proposed = proposal(minKcal + 60, { answers: woman, plan });
    expect(proposed).toMatchObject({ kind: 'no_change', rule: 'at_limit', food: null });
    expect(proposed.reasons[1]).toContain('No change in food stays within the safety limits');
  });

  it('distinguishes a diary that is off the plan from a plan that is off pace', () => {
    const facts = followed(man, {
      burnsKcal: ownTargets.maintenanceKcal,
      intakeKcal: calories + 350,
    });
    const proposed = proposeWeek({ ...facts, plan: planned, cardio: null });
    expect(proposed.rule).toBe('on_track');
    expect(proposed.reasons[1]).toMatch(/^The diary averages [\d,]*0 kcal, 1\d% over the plan/);
  });

  it('never proposes targets that the limits reject, or more than a week allows', SLOW, () => {
    const goals = [
      'weight_loss',
      'muscle_gain',
      'maintenance',
      'body_recomp',
      'competition_prep',
    ] as const;
    fc.assert(
      fc.property(
        fc.record({
          weightKg: fc.integer({ min: 45, max: 120 }),
          heightCm: fc.integer({ min: 150, max: 195 }),
          targetWeightKg: fc.integer({ min: 45, max: 120 }),
          ageYears: fc.integer({ min: 18, max: 65 }),
          sex: fc.constantFrom('male' as const, 'female' as const, undefined),
          primaryGoal: fc.constantFrom(...goals),
          weeks: fc.option(fc.integer({ min: 0, max: 30 })),
          planShare: fc.integer({ min: 60, max: 140 }),
          burnsShare: fc.integer({ min: 75, max: 125 }),
          cardio: fc.constantFrom(null, steady),
        }),
        ({ weeks, planShare, burnsShare, cardio, sex, ...body }) => {
          const answers: PlanAnswers = {
            ...{ ...man, ...body, ...(sex ? { sex } : {}) },
            ...(weeks === null ? {} : { competitionDate: addDays(TODAY, 7 * weeks) }),
          };
          if (!sex) delete answers.sex;
          const { maintenanceKcal, protein: p, fats: f } = targetsFor(answers);
          const kcal = Math.round((maintenanceKcal * planShare) / 100);
          const targets = {
            calories: kcal,
            protein: p,
            fats: f,
            carbs: Math.max(0, Math.round((kcal - 4 * p - 9 * f) / 4)),
          };
          const proposed = proposal((maintenanceKcal * burnsShare) / 100, {
            ...{ answers, cardio },
            plan: { ...planned, targets },
          });
          expect(proposed.kind === 'change').toBe(
            proposed.food !== null || proposed.cardio !== null,
          );
          if (!proposed.food) return;
          const measured = proposed.expenditure ? { measuredKcal: proposed.expenditure.kcal } : {};
          const checked = checkOwnTargets({ ...answers, ...measured }, proposed.food.targets);
          expect(checked.kind).toBe('allowed');
          if (proposed.rule === 'safety') return;
          const change = proposed.food.targets.calories - kcal;
          expect(Math.abs(change)).toBeLessThanOrEqual(Math.max(50, 0.08 * kcal));
          expect(Math.abs(change) % 50).toBe(0);
          expect(proposed.food.targets.protein).toBe(p);
        },
      ),
      { numRuns: 400, seed: 7 },
    );
  });
});
