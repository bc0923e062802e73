import { expect, it } from 'vitest';
import { healthBlockReason, intervalBlockReason } from './health-blocks.ts';
import { HEALTH_CONDITIONS } from './health-condition-list.ts';
import { blockingConditions, conditionsAgainst, type HealthFacts } from './health-conditions.ts';

it('rules out a peak week for every condition, and a deficit for those in the source', () => {
  expect(conditionsAgainst(HEALTH_CONDITIONS, 'peak')).toEqual(HEALTH_CONDITIONS);
  expect(conditionsAgainst(HEALTH_CONDITIONS, 'deficit')).toEqual([
    'Heart disease',
    'Kidney disease',
    'Diabetes',
    'Eating disorder, now or before',
    'Pregnancy or breastfeeding',
  ]);
});

it('rules out intervals for conditions that make hard effort a risk to the heart or a pregnancy', () => {
  expect(conditionsAgainst(HEALTH_CONDITIONS, 'intervals')).toEqual([
    'Heart disease',
    'High or low blood pressure',
    'Pregnancy or breastfeeding',
  ]);
});

it('explains why an athlete may not do intervals', () => {
  const named = { healthConditions: ['Diabetes', 'Heart disease'] } as const;
  const barOf = (facts: HealthFacts, ageYears: number | null = 64) =>
    intervalBlockReason({ ...facts, ageYears });
  const ofCondition = 'No intervals until a clinician has agreed: heart disease.';
  expect(barOf(named)).toBe(ofCondition);
  expect(barOf({ ...named, clinicianAgreed: true })).toBeNull();
  expect(barOf({ healthConditions: ['Diabetes'] })).toBeNull();
  expect(barOf({}, null)).toBeNull();
  const ofAge = 'From age 65, no intervals without your doctor’s approval.';
  expect(barOf({}, 65)).toBe(ofAge);
  expect(barOf(named, 65)).toBe(ofCondition);
  expect(barOf({ ...named, clinicianAgreed: true }, 65)).toBe(ofAge);
});

it('rules out nothing once a clinician has agreed, or without conditions', () => {
  const named = { healthConditions: ['Diabetes', 'Heart disease'] } as const;
  expect(healthBlockReason(named, 'deficit')).toBe(
    'No deficit until a clinician has agreed: diabetes and heart disease.',
  );
  expect(healthBlockReason({ ...named, clinicianAgreed: true }, 'deficit')).toBeNull();
  expect(blockingConditions({ ...named, clinicianAgreed: true }, 'peak')).toEqual([]);
  expect(healthBlockReason({}, 'deficit')).toBeNull();
  expect(healthBlockReason({ healthConditions: ['Regular medication'] }, 'deficit')).toBeNull();
});
