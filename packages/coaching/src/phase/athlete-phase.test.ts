import { expect, it } from 'vitest';
import { PRIMARY_GOALS } from '../athlete/answers.ts';
import { ATHLETE_PHASES, athletePhase, GOAL_PHASES } from './athlete-phase.ts';
import { PREP_PHASES, prepPhaseAt } from './prep-phase.ts';

it.each([
  ['competition_prep', 20, 'Early Prep'],
  ['competition_prep', 9, 'Mid Prep'],
  ['weight_loss', 4, 'Final Push'],
  ['competition_prep', 0, 'Peak Week'],
  ['competition_prep', 45, 'Early Prep'],
  ['competition_prep', null, 'Off-Season'],
  ['weight_loss', null, 'Fat Loss'],
  ['muscle_gain', 30, 'Early Prep'],
  ['muscle_gain', null, 'Muscle Gain'],
  [null, 12, 'Mid Prep'],
  [null, null, null],
] as const)('maps a goal of %s with %s weeks to the show to %s', (primaryGoal, weeksOut, phase) => {
  expect(athletePhase({ primaryGoal, weeksOut })).toBe(phase);
});

it('matches the prep phase on every screen for an athlete with a show ahead', () => {
  for (const primaryGoal of PRIMARY_GOALS) {
    for (let weeksOut = 0; weeksOut <= 60; weeksOut += 1)
      expect(athletePhase({ primaryGoal, weeksOut })).toBe(prepPhaseAt(weeksOut));
  }
});

it('lists every phase once', () => {
  expect([...ATHLETE_PHASES].sort()).toEqual(
    [...PREP_PHASES, ...Object.values(GOAL_PHASES)].sort(),
  );
});
