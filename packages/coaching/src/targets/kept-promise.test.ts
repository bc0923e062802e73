import { expect, it } from 'vitest';
import type { PlanAnswers } from '../athlete/answers.ts';
import { addDays } from '../calendar/calendar-day.ts';
import { ATHLETE } from '../training/testing/athletes.ts';
import { dailyTargetsFor } from './daily-targets.ts';

const WOMAN: PlanAnswers = {
  ...ATHLETE,
  ...{ sex: 'female', heightCm: 165, weightKg: 62, targetWeightKg: 57, bodyFatPercent: 20 },
  ...{ primaryGoal: 'competition_prep', activityLevel: 'lightly_active' },
  competitionDate: addDays(ATHLETE.today, 7 * 14),
};

function planOf(changes: Partial<PlanAnswers> = {}) {
  const made = dailyTargetsFor({ ...WOMAN, ...changes });
  if (made.kind === 'not-enough-data') throw new Error('no targets');
  const promise = made.notes.find(({ code }) => code === 'goal' || code === 'rate_capped');
  return { ...made, promise: promise?.text ?? '' };
}

it('promises of a plan that a limit has raised what is left of the pace, and where that leads', () => {
  const { promise, notes, weeklyRatePercent } = planOf();
  expect(notes.map(({ code }) => code)).toContain('energy_availability');
  expect(weeklyRatePercent).toBeGreaterThan(-0.5);
  expect(promise).toContain(`takes off about ${(-weeklyRatePercent).toFixed(2)} % of your weight`);
  expect(promise).toMatch(/about [\d.]+ kg on stage in 14 weeks, not 57 kg\. Talk to your coach/);
});

it('leaves the promise of a plan that no limit has raised', () => {
  expect(planOf({ activityLevel: 'very_active' }).promise).toContain('To be at 57 kg on stage');
});

it('promises no loss where none is left', () => {
  const loss = { primaryGoal: 'weight_loss', competitionDate: undefined } as const;
  expect(planOf({ ...loss, ageYears: 16 }).promise).toBe(
    'With the limits below the plan holds your weight.',
  );
});
