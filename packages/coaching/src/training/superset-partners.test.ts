import { expect, it } from 'vitest';
import { supersetPartners } from './superset-partners.ts';

const straight = (exerciseName: string) => ({ exerciseName, technique: 'straight_sets' });
const superset = (exerciseName: string, supersetWith: string | null = null, skipped = false) => ({
  ...{ exerciseName, technique: 'super_set', supersetWith, skipped },
});

it('pairs exercises with the partner they name', () => {
  const day = [straight('Squat'), superset('Curl', 'Dips'), superset('Dips', 'Curl')];
  expect(supersetPartners(day)).toEqual([undefined, 2, 1]);
  expect(supersetPartners([superset('Curl', 'Dips'), straight('Dips')])).toEqual([1, 0]);
  expect(supersetPartners([superset('Curl', 'gone'), straight('Dips')])).toEqual([
    undefined,
    undefined,
  ]);
});

it('pairs an exercise that names no partner with the next one', () => {
  const day = [superset('Curl'), superset('Dips'), superset('Row'), superset('Raise')];
  expect(supersetPartners(day)).toEqual([1, 0, 3, 2]);
  expect(supersetPartners([superset('Curl')])).toEqual([undefined]);
});

it('prefers a named pair over the next exercise', () => {
  const day = [superset('Curl'), superset('Dips', 'Row'), superset('Row', 'Dips')];
  expect(supersetPartners(day)).toEqual([undefined, 2, 1]);
});

it('pairs a replacement swapped in after the first set', () => {
  const day = [
    superset('Curl', 'Dips', true),
    superset('Hammer Curl', 'Dips'),
    superset('Dips', 'Curl'),
  ];
  expect(supersetPartners(day)).toEqual([undefined, 2, 1]);
});

it('leaves the partner of a skipped exercise unpaired', () => {
  expect(supersetPartners([superset('Curl', 'Dips', true), superset('Dips', 'Curl')])).toEqual([
    undefined,
    undefined,
  ]);
});
