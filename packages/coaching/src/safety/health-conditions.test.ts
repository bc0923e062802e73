import { expect, it } from 'vitest';
import {
  barringConditions,
  conditionsAgainst,
  deficitBar,
  HEALTH_CONDITIONS,
  intervalBar,
} from './health-conditions.ts';

it('bars a peak week with every condition, and a deficit with those of the source', () => {
  expect(conditionsAgainst(HEALTH_CONDITIONS, 'peak')).toEqual(HEALTH_CONDITIONS);
  expect(conditionsAgainst(HEALTH_CONDITIONS, 'deficit')).toEqual([
    'Heart disease',
    'Kidney disease',
    'Diabetes',
    'Eating disorder, now or before',
    'Pregnancy or breastfeeding',
  ]);
});

it('bars intervals with what makes hard effort a risk to heart or child', () => {
  expect(conditionsAgainst(HEALTH_CONDITIONS, 'intervals')).toEqual([
    'Heart disease',
    'High or low blood pressure',
    'Pregnancy or breastfeeding',
  ]);
});

it('says why somebody is to do no intervals', () => {
  const named = { healthConditions: ['Diabetes', 'Heart disease'] } as const;
  expect(intervalBar(named)).toBe('No intervals until a clinician has agreed: heart disease.');
  expect(intervalBar({ ...named, clinicianAgreed: true })).toBeNull();
  expect(intervalBar({ healthConditions: ['Diabetes'] })).toBeNull();
});

it('bars nothing once a clinician has agreed, or where nothing was named', () => {
  const named = { healthConditions: ['Diabetes', 'Heart disease'] } as const;
  expect(deficitBar(named)).toBe(
    'No deficit until a clinician has agreed: diabetes and heart disease.',
  );
  expect(deficitBar({ ...named, clinicianAgreed: true })).toBeNull();
  expect(barringConditions({ ...named, clinicianAgreed: true }, 'peak')).toEqual([]);
  expect(deficitBar({})).toBeNull();
  expect(deficitBar({ healthConditions: ['Regular medication'] })).toBeNull();
});
