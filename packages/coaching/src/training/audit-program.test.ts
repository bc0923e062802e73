import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanAnswers } from '../athlete/answers.ts';
import { SLOW } from '../testing/slow.ts';
import { type AuditRule, auditProgram } from './audit-program.ts';
import { generateTrainingPlan } from './generate-training-plan.ts';
import { ATHLETE, anyTrainee } from './testing/athletes.ts';

const lift = (
  exerciseId: string,
  change: { sets?: number; reps?: string; restTime?: number } = {},
) => ({
  ...{ exerciseId, exerciseName: exerciseId, sets: 3, reps: '8-12', restTime: 120 },
  ...{ technique: 'straight_sets' as const },
  ...change,
});
type Lift = ReturnType<typeof lift>;

/** Rules broken by a week of these sessions, apart from time. */
function brokenRules(days: Lift[][], answers: Partial<PlanAnswers> = {}): AuditRule[] {
  const workouts = days.map((exercises) => ({ name: 'Lower', exercises }));
  const found = auditProgram({ workouts }, { ...ATHLETE, ...answers });
  return [...new Set(found.map(({ rule }) => rule))].filter((rule) => rule !== 'time');
}

describe('the audit of a program', () => {
  it('allows one heavy spinal lift per session', () => {
    expect(brokenRules([[lift('back-squat'), lift('deadlift')]])).toEqual(['spinal load']);
    expect(brokenRules([[lift('back-squat'), lift('lying-leg-curl')]])).toEqual([]);
  });

  it('allows no good morning below 8 reps, or next to another spinal hinge in a deficit', () => {
    expect(brokenRules([[lift('good-morning', { reps: '5-8' })]])).toEqual(['spinal load']);
    const week = [[lift('good-morning')], [lift('romanian-deadlift')]];
    expect(brokenRules(week)).toEqual([]);
    expect(brokenRules(week, { primaryGoal: 'weight_loss' })).toEqual(['spinal load']);
  });

  it('requires direct sets for scored muscles and few for maintained ones', () => {
    const bikini = { division: 'Bikini' } as const;
    const pressing = [[lift('machine-chest-press', { sets: 4 }), lift('pec-deck', { sets: 4 })]];
    expect(brokenRules(pressing, bikini)).toContain('priority volume');
    expect(brokenRules(pressing, bikini)).toContain('held volume');
    // Indirect half-sets from squats and lunges don't count toward the glutes' direct sets.
    expect(brokenRules([[lift('back-squat', { sets: 30 })]], bikini)).toContain('priority volume');
  });

  it('reports pain, strain, short rests, a wrong order and duplicates', () => {
    const knee = [{ region: 'knee', side: 'left', hurts: ['squat'] }] as const;
    expect(brokenRules([[lift('leg-press')]], { injuries: knee })).toEqual(['pain']);
    const pregnant = { healthConditions: ['Pregnancy or breastfeeding'] } as const;
    expect(brokenRules([[lift('back-squat')]], pregnant)).toEqual(['strain']);
    expect(brokenRules([[lift('lying-leg-curl')]], pregnant)).toEqual(['strain']);
    expect(brokenRules([[lift('leg-press', { restTime: 45 })]])).toEqual(['rest']);
    expect(brokenRules([[lift('leg-extension'), lift('back-squat')]])).toEqual(['order']);
    expect(brokenRules([[lift('leg-press'), lift('leg-press')]])).toEqual(['redundancy']);
    expect(brokenRules([[lift('leg-press')], [lift('leg-press')]])).toEqual(['variety']);
  });

  it('reports a session that is too short or too long', () => {
    const minutes = (sets: number) =>
      auditProgram(
        { workouts: [{ name: 'Lower', exercises: [lift('leg-press', { sets })] }] },
        ATHLETE,
      );
    expect(minutes(3).map(({ rule }) => rule)).toContain('time');
    expect(minutes(19).map(({ rule }) => rule)).not.toContain('time');
    expect(minutes(30).map(({ rule }) => rule)).toContain('time');
  });
});

describe('a generated program', () => {
  it('gets no safety finding, for any division, injury and condition', SLOW, () => {
    const graver = new Set<AuditRule>([
      ...(['held volume', 'recoverable volume', 'order', 'spinal load', 'redundancy'] as const),
      ...(['rest', 'loadable', 'pain', 'strain', 'balance'] as const),
    ]);
    fc.assert(
      fc.property(anyTrainee(), fc.integer(), (athlete, seed) => {
        const found = auditProgram(generateTrainingPlan(athlete, { seed }), athlete);
        expect(found.filter(({ rule }) => graver.has(rule))).toEqual([]);
      }),
      { numRuns: 800, seed: 36 },
    );
  });

  it('fills its minutes and trains priorities first, with one exception in fifty', SLOW, () => {
    const sample = fc.sample(anyTrainee(), { numRuns: 600, seed: 37 });
    const remarked = sample.filter(
      (athlete) => auditProgram(generateTrainingPlan(athlete, { seed: 1 }), athlete).length > 0,
    );
    expect(remarked.length).toBeLessThanOrEqual(sample.length / 50);
  });

  it('has an explanation of at most six sentences', SLOW, () => {
    fc.assert(
      fc.property(anyTrainee(), (athlete) => {
        const { reasons } = generateTrainingPlan(athlete, { seed: 1 });
        expect(reasons.length).toBeGreaterThan(0);
        expect(reasons.length).toBeLessThanOrEqual(6);
      }),
      { numRuns: 300, seed: 38 },
    );
  });
});
