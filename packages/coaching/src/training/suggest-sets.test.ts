import { describe, expect, it } from 'vitest';
import { type SuggestionInput, suggestSets } from './suggest-sets.ts';

const POUND = 0.45359237;
const bench = { loading: 'barbell', loadStepKg: 2.5, primaryMuscles: ['chest'] as const };
const DELOAD = { kind: 'deload', loadChangePercent: -10 } as const;
const at = (weight: number | null, ...reps: number[]) =>
  reps.map((count) => ({ weight, reps: count, rpe: 8 }));

interface Case extends Partial<SuggestionInput['today']> {
  sets: { weight: number | null; reps: number; rpe: number | null }[];
  before?: Case['sets'];
  asked?: Partial<{ sets: number; reps: string; rpe: number }>;
  askedBefore?: Case['asked'];
  exercise?: Partial<SuggestionInput['exercise']>;
  units?: SuggestionInput['units'];
  daysSince?: number;
}

/** By default, earlier targets equal today's and all sets were done. */
function suggest({ sets, before, asked, askedBefore = asked, exercise, ...rest }: Case) {
  const { units = 'metric', daysSince = 7, reps = '8-12', rpe = 8, week = null } = rest;
  const targetFor = (done: Case['sets'], change: Case['asked']) => ({
    ...{ sets: done.length, reps, rpe, ...change },
  });
  return suggestSets({
    exercise: { ...bench, ...exercise },
    ...{ units, daysSince, today: { reps, rpe, week } },
    last: { sets, asked: targetFor(sets, asked) },
    before: before ? { sets: before, asked: targetFor(before, askedBefore) } : null,
  });
}

describe('suggestSets', () => {
  it('adds load once the range is full, and a rep until then', () => {
    expect(suggest({ sets: at(80, 12, 12) })).toMatchObject({
      ...{ action: 'increase', loadKg: 82.5, targetReps: 8 },
    });
    expect(suggest({ sets: at(80, 10, 9) })).toMatchObject({
      ...{ action: 'hold', loadKg: 80, targetReps: 10 },
    });
  });

  it('adds nothing after fewer sets than planned', () => {
    const one = { sets: at(80, 12), asked: { sets: 3 } };
    expect(suggest(one)).toMatchObject({ action: 'hold', loadKg: 80 });
  });

  it("compares a session with the effort planned that day, even if today's is harder", () => {
    const easy = { sets: [{ weight: 80, reps: 12, rpe: 7 }], asked: { rpe: 7 }, rpe: 8 };
    expect(suggest(easy)).toMatchObject({ action: 'increase', loadKg: 82.5 });
    // Two in reserve was too few for three planned, even though today's plan is two.
    const hard = { ...easy, sets: at(80, 12) };
    expect(suggest(hard)).toMatchObject({ action: 'hold', loadKg: 80 });
  });

  it('reduces the load after two misses below the range at that load', () => {
    expect(suggest({ sets: at(80, 7), before: at(80, 7) })).toMatchObject({
      ...{ action: 'decrease', loadKg: 75 },
    });
    expect(suggest({ sets: at(80, 7), before: at(80, 8) })).toMatchObject({ action: 'hold' });
    // A miss with more load doesn't count at this one.
    expect(suggest({ sets: at(92.5, 7), before: at(100, 6) })).toMatchObject({
      ...{ action: 'hold', loadKg: 92.5 },
    });
    // Six reps were enough that day.
    const before = { before: at(80, 7), askedBefore: { reps: '6-10' } };
    expect(suggest({ sets: at(80, 7), ...before })).toMatchObject({ action: 'hold' });
    const warmUp = [{ weight: 60, reps: 3, rpe: 5 }, ...at(80, 8, 8)];
    expect(suggest({ sets: at(80, 7), before: warmUp })).toMatchObject({ action: 'hold' });
  });

  it('computes the load for another range, unless the last session was already in it', () => {
    // 110 · (1 + 8/30) = 139.3 for one rep; for 8 with 2 in reserve 139.3 / (1 + 10/30) = 104.5.
    expect(suggest({ sets: at(110, 6), asked: { reps: '4-6' } })).toMatchObject({
      ...{ action: 'decrease', loadKg: 102.5, targetReps: 8 },
    });
    // 60 · 1.4 = 84 for one rep at least; for 5 with 2 in reserve 84 / (1 + 7/30) = 68.1.
    const light = { sets: at(60, 20), asked: { reps: '15-20' }, reps: '5-8' };
    expect(suggest(light)).toMatchObject({ action: 'increase', loadKg: 67.5, targetReps: 5 });
    expect(suggest({ sets: at(80, 9), asked: { reps: '6-10' } })).toMatchObject({
      ...{ action: 'hold', loadKg: 80, targetReps: 10 },
    });
    expect(suggest({ sets: at(80, 10), asked: { reps: '6-10' } })).toMatchObject({ loadKg: 82.5 });
  });

  it('adds load when every set reached its own reps', () => {
    const list = { reps: '12/10/8', asked: { reps: '12/10/8' } };
    const done = [...at(80, 12), ...at(80, 10), ...at(80, 8)];
    expect(suggest({ sets: done, ...list })).toMatchObject({ action: 'increase', loadKg: 82.5 });
    const short = [...at(80, 12), ...at(80, 10), ...at(80, 7)];
    expect(suggest({ sets: short, ...list })).toMatchObject({ action: 'hold', loadKg: 80 });
  });

  it.each([
    [100, 2.5, 90, '10%'],
    [10, 2, 8, '20%'],
    [12.5, 2.5, 10, '20%'],
    [16, 4, 16, 'there’s no load about 10% lighter'],
    [60, 0, 60, 'there’s no load about 10% lighter'],
  ])('deloads %s kg in steps of %s to %s', (weight, loadStepKg, loadKg, words) => {
    const exercise = { loadStepKg, loading: 'dumbbell' };
    const suggested = suggest({ sets: at(weight, 10), exercise, week: DELOAD });
    expect(suggested?.loadKg).toBe(loadKg);
    expect(suggested?.reason).toContain(words);
  });

  it('raises nothing in an easy week, with or without a load', () => {
    const pullUps = { sets: at(null, 12, 12), exercise: { loading: 'bodyweight', loadStepKg: 0 } };
    expect(suggest({ ...pullUps, week: DELOAD })).toMatchObject({ loadKg: null, targetReps: 8 });
    const taper = { kind: 'taper', loadChangePercent: 0 } as const;
    expect(suggest({ sets: at(100, 12, 12), week: taper })).toMatchObject({
      ...{ action: 'hold', loadKg: 100, targetReps: 12 },
    });
    expect(suggest({ sets: at(20, 10), week: DELOAD })).toMatchObject({ loadKg: 20 });
  });

  it('starts lighter after a break longer than a mesocycle', () => {
    expect(suggest({ sets: at(100, 12, 12), daysSince: 70 })).toMatchObject({
      ...{ action: 'decrease', loadKg: 90, targetReps: 8 },
      reason: 'Last done 10 weeks ago: start lighter.',
    });
    expect(suggest({ sets: at(100, 12, 12), daysSince: 42 })).toMatchObject({ loadKg: 102.5 });
    expect(suggest({ sets: at(20, 12), daysSince: 70 })).toMatchObject({ loadKg: 20 });
  });

  it('suggests loads in pound plates for athletes who train with those', () => {
    const pounds = (lb: number, exercise: Case['exercise']) => {
      const sets = [{ weight: Math.round(lb * POUND * 100) / 100, reps: 12, rpe: 8 }];
      return (suggest({ sets, exercise, units: 'imperial' })?.loadKg ?? 0) / POUND;
    };
    expect(pounds(135, {})).toBeCloseTo(140, 5);
    expect(pounds(60, { loading: 'dumbbell', loadStepKg: 2 })).toBeCloseTo(65, 5);
    expect(pounds(100, { loading: 'machine', loadStepKg: 5 })).toBeCloseTo(110, 5);
  });

  it('reduces assistance after strong sets, and adds it after weak ones and in a deload', () => {
    const exercise = { loading: 'counterweight' };
    expect(suggest({ exercise, sets: at(30, 12, 12) })).toMatchObject({
      ...{ action: 'increase', loadKg: 27.5, targetReps: 8 },
      reason: 'All sets reached 12: less help, from 8 again.',
    });
    expect(suggest({ exercise, sets: at(30, 7), before: at(30, 7) })).toMatchObject({
      ...{ action: 'decrease', loadKg: 35 },
      reason: 'Below 8 twice in a row: more help, then build up again.',
    });
    // A miss with less assistance doesn't count at today's.
    expect(suggest({ exercise, sets: at(30, 7), before: at(25, 7) })).toMatchObject({
      ...{ action: 'hold', loadKg: 30, reason: 'Same help until every set reaches 8.' },
    });
    const eased = suggest({ exercise, sets: at(30, 10), week: DELOAD });
    expect(eased).toMatchObject({ loadKg: 35, reason: expect.stringContaining('more help') });
    // With plates of 5 kg, one is enough.
    const stack = { ...exercise, loadStepKg: 5 };
    expect(suggest({ exercise: stack, sets: at(30, 7), before: at(30, 7) })?.loadKg).toBe(35);
    // The sets with more assistance were the warm-up, and no warm-up set is left to remove.
    const last = [...at(50, 5), ...at(2.5, 12, 12)];
    expect(suggest({ exercise, sets: last, asked: { sets: 2 } })).toMatchObject({ loadKg: 0 });
    expect(suggest({ exercise, sets: at(0, 12, 12) })).toMatchObject({
      ...{ action: 'hold', loadKg: 0, targetReps: 13 },
    });
  });

  it('adds reps without a load, and plates on a belt', () => {
    const exercise = { loading: 'bodyweight', loadStepKg: 0 };
    expect(suggest({ exercise, sets: at(null, 9) })).toMatchObject({ targetReps: 10 });
    expect(suggest({ exercise, sets: at(null, 12) })).toMatchObject({ targetReps: 13 });
    expect(suggest({ exercise, sets: at(10, 12) })).toMatchObject({ loadKg: 12.5, targetReps: 8 });
    const band = { loading: 'band', loadStepKg: 0 };
    expect(suggest({ exercise: band, sets: at(15, 12) })).toMatchObject({ loadKg: 15 });
  });

  it('adds a rep if the plan gives no reps, and suggests nothing without a previous session', () => {
    const failure = { reps: 'To failure', asked: { reps: 'To failure' } };
    expect(suggest({ sets: at(60, 14), ...failure })).toMatchObject({ loadKg: 60, targetReps: 15 });
    expect(suggest({ sets: [] })).toBeNull();
  });
});
