import { expect, it } from 'vitest';
import type { PlanAnswers } from '../athlete/answers.ts';
import { addDays } from '../calendar/calendar-day.ts';
import { ATHLETE } from '../training/testing/athletes.ts';
import { dailyTargetsFor } from './daily-targets.ts';

const WOMAN: PlanAnswers = {
  ...ATHLETE,
  ...{ sex: 'female', heightCm: 165, weightKg: 62, targetWeightKg: 57, bodyFatPercent: 20 },
  ...{ primaryGoal: 'competition_prep', measuredKcal: 1900 },
  competitionDate: addDays(ATHLETE.today, 7 * 14),
};

/** Her minimum exceeds her maintenance. */
const TRAINS_MUCH: Partial<PlanAnswers> = {
  ...{ weightKg: 60, targetWeightKg: 56, bodyFatPercent: 19, measuredKcal: 1650 },
  ...{ trainingFrequency: '6_days', sessionDuration: '90_min' },
};

function planOf(changes: Partial<PlanAnswers> = {}) {
  const targets = dailyTargetsFor({ ...WOMAN, ...changes });
  if (targets.kind === 'not-enough-data') throw new Error('no targets');
  const promise = targets.notes.find(({ code }) => code === 'goal' || code === 'rate_capped');
  return { ...targets, promise: promise?.text ?? '' };
}

it('describe the remaining pace of a plan that a limit has raised, and its end weight', () => {
  const { promise, notes, weeklyRatePercent } = planOf();
  expect(notes.map(({ code }) => code)).toContain('energy_availability');
  expect(weeklyRatePercent).toBeGreaterThan(-0.5);
  expect(promise).toContain(`takes off about ${(-weeklyRatePercent).toFixed(2)}% of your weight`);
  expect(promise).toMatch(
    /about [\d.]+ kg on stage in 14 weeks, not 57 kg, which this pace reaches by \d+ \w+ \d+\. Talk/,
  );
});

it('leave the description of a plan that no limit has raised', () => {
  expect(planOf({ measuredKcal: 2600 }).promise).toContain('To be at 57 kg on stage');
});

it('promise no loss if none is left', () => {
  const loss: Partial<PlanAnswers> = {
    ...{ primaryGoal: 'weight_loss', competitionDate: undefined, measuredKcal: undefined },
  };
  expect(planOf({ ...loss, ageYears: 16 }).promise).toBe(
    'With the limits below the plan holds your weight.',
  );
});

it('give the start of the diet for a distant show or of the peak week, but no maintenance of a weight that a limit raises', () => {
  const noteOf = (code: string, changes: Partial<PlanAnswers>) => {
    const { notes, weeklyRatePercent } = planOf({ ...TRAINS_MUCH, ...changes });
    expect(weeklyRatePercent).toBeGreaterThan(0.05);
    const gains = `With the limits below the plan adds about ${weeklyRatePercent.toFixed(2)}% of your weight a week.`;
    const text = notes.find((note) => note.code === code)?.text ?? '';
    expect(text.endsWith(gains), text).toBe(true);
    return text.slice(0, -gains.length);
  };
  const inDays = (days: number) => ({ competitionDate: addDays(ATHLETE.today, days) });
  expect(noteOf('off_season', inDays(300))).toMatch(
    /^Your diet starts about .*, \d+ weeks before the show\. $/,
  );
  expect(noteOf('peak_week', inDays(6))).toBe('The last week is not for dieting. ');
});
