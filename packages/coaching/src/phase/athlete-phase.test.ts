import { expect, it } from 'vitest';
import { ATHLETE_PHASES, athletePhase, GOAL_PHASES } from './athlete-phase.ts';
import { PREP_PHASES } from './prep-phase.ts';

it.each([
  ['competition_prep', 20, 'Early Prep'],
  ['competition_prep', 9, 'Mid Prep'],
  ['weight_loss', 4, 'Final Push'],
  ['competition_prep', 0, 'Peak Week'],
  ['competition_prep', 21, 'Off-Season'],
  ['competition_prep', null, 'Off-Season'],
  ['weight_loss', null, 'Fat Loss'],
  ['muscle_gain', 30, 'Muscle Gain'],
  [null, 12, 'Mid Prep'],
  [null, null, null],
] as const)('a goal of %s with %s weeks to the show is %s', (primaryGoal, weeksOut, phase) => {
  const there = { weightKg: 80, targetKg: 78 };
  expect(athletePhase({ primaryGoal, weeksOut, ...there })).toBe(phase);
});

it('begins a prep earlier where there is more to lose', () => {
  // 25 of 110 kg are 22.7 %: 33 weeks at 0.7 %, and two to spare.
  const heavy = { weightKg: 110, targetKg: 85, primaryGoal: 'competition_prep' } as const;
  expect(athletePhase({ ...heavy, weeksOut: 35 })).toBe('Early Prep');
  expect(athletePhase({ ...heavy, weeksOut: 36 })).toBe('Off-Season');
  expect(athletePhase({ ...heavy, targetKg: null, weeksOut: 35 })).toBe('Off-Season');
});

it('lists every phase once', () => {
  expect([...ATHLETE_PHASES].sort()).toEqual(
    [...PREP_PHASES, ...Object.values(GOAL_PHASES)].sort(),
  );
});
