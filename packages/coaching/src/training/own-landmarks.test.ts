import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MUSCLES } from '../exercises/muscles.ts';
import { SLOW } from '../testing/slow.ts';
import { generateTrainingPlan } from './generate-training-plan.ts';
import { type MuscleLandmarks, VOLUME_LANDMARKS } from './landmarks.ts';
import { prescribeWeek } from './prescribe-week.ts';
import { ATHLETE, anyAthlete, anyLandmarks } from './testing/athletes.ts';
import { volumeTargets } from './volume-targets.ts';
import { countHardSets } from './weekly-sets.ts';

const LONG = {
  ...ATHLETE,
  experience: 'expert',
  trainingFrequency: '5_days',
  sessionDuration: '90_min',
} as const;

const withChest = (mev: number, mavLow: number, mavHigh: number, mrv: number): MuscleLandmarks => ({
  ...VOLUME_LANDMARKS,
  chest: { mev, mavLow, mavHigh, mrv },
});

const planBy = (landmarks: MuscleLandmarks) =>
  generateTrainingPlan(LONG, { seed: 'test', landmarks });

describe('a plan with a coach’s landmarks', () => {
  it('keeps every muscle within its own MRV, in any week and for any athlete', SLOW, () => {
    fc.assert(
      fc.property(anyAthlete(), anyLandmarks(), fc.integer(), (athlete, landmarks, seed) => {
        const plan = generateTrainingPlan(athlete, { seed, landmarks });
        for (const week of plan.weekPlan.slice(0, 6)) {
          const days = prescribeWeek(plan.workouts, week, { ...plan, landmarks });
          const { sets } = countHardSets(days.flatMap(({ exercises }) => exercises));
          const past = MUSCLES.filter((muscle) => sets[muscle] > landmarks[muscle].mrv);
          expect(past).toEqual([]);
        }
      }),
      { numRuns: 200, seed: 11 },
    );
  });

  it('targets at most MAV, however low it is', () => {
    fc.assert(
      fc.property(anyAthlete(), anyLandmarks(), (athlete, landmarks) => {
        const targets = volumeTargets(athlete, landmarks);
        for (const muscle of MUSCLES) {
          expect(targets[muscle]).toBeLessThanOrEqual(landmarks[muscle].mavHigh);
        }
      }),
      { numRuns: 500, seed: 12 },
    );
  });

  it('equals the default plan for the default landmarks', () => {
    fc.assert(
      fc.property(anyAthlete(), fc.integer(), (athlete, seed) => {
        const landmarks = structuredClone(VOLUME_LANDMARKS);
        expect(generateTrainingPlan(athlete, { seed, landmarks })).toEqual(
          generateTrainingPlan(athlete, { seed }),
        );
      }),
      { numRuns: 100, seed: 13 },
    );
  });

  it('gives a muscle more sets for higher landmarks, and fewer for lower ones', () => {
    const sets = planBy(VOLUME_LANDMARKS).weeklySets.chest;
    expect(planBy(withChest(16, 18, 26, 30)).weeklySets.chest).toBeGreaterThan(sets);
    expect(planBy(withChest(2, 3, 5, 6)).weeklySets.chest).toBeLessThan(sets);
  });

  it('names muscles with fewer sets than is productive', () => {
    // Every press trains the triceps, so an athlete who can't train them gets few chest sets.
    const noVolume = { mev: 0, mavLow: 0, mavHigh: 0, mrv: 0 };
    const short = planBy({ ...withChest(30, 32, 36, 40), triceps: noVolume }).reasons.join(' ');
    expect(short).toMatch(/Fewer weekly sets than is usually productive: chest [\d.]+ of 30\b/);
  });
});
