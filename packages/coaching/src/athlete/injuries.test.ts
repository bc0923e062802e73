import { expect, it } from 'vitest';
import { MOVEMENT_PATTERNS } from '../exercises/exercise.ts';
import { EXERCISES } from '../exercises/library.ts';
import {
  injuryText,
  isSideOf,
  overlapsInjury,
  PATTERNS_OF_MOVEMENT,
  USUAL_PAIN,
} from './injuries.ts';
import { INJURY_REGIONS, PAINFUL_MOVEMENTS } from './injury-options.ts';

it('lists every movement pattern of the exercise library exactly once', () => {
  const named = Object.values(PATTERNS_OF_MOVEMENT).flat();
  expect(named.toSorted()).toEqual(MOVEMENT_PATTERNS.toSorted());
});

it('leaves exercises for every region after removing everything that usually hurts', () => {
  for (const region of INJURY_REGIONS) {
    const out = USUAL_PAIN[region].flatMap((movement) => PATTERNS_OF_MOVEMENT[movement]);
    const remaining = EXERCISES.filter(({ movementPattern }) => !out.includes(movementPattern));
    expect(remaining.length, region).toBeGreaterThan(EXERCISES.length / 4);
  }
});

it('offers each movement for at least one region', () => {
  expect(new Set(Object.values(USUAL_PAIN).flat()).size).toBe(PAINFUL_MOVEMENTS.length);
});

it.each([
  ['knee', 'left', true],
  ['knee', 'both', true],
  ['knee', 'none', false],
  ['neck', 'none', true],
  ['neck', 'right', false],
] as const)('accepts %s with side %s: %s', (region, side, is) => {
  expect(isSideOf({ region, side })).toBe(is);
});

it('treats both sides as overlapping each of them', () => {
  const knee = (side: 'left' | 'right' | 'both') => ({ region: 'knee', side }) as const;
  expect(overlapsInjury(knee('left'), knee('both'))).toBe(true);
  expect(overlapsInjury(knee('both'), knee('right'))).toBe(true);
  expect(overlapsInjury(knee('left'), knee('right'))).toBe(false);
  expect(overlapsInjury(knee('left'), { region: 'hip', side: 'left' })).toBe(false);
});

it('formats an injury as one line', () => {
  expect(injuryText({ region: 'wrist', side: 'both', hurts: ['curl', 'row'] })).toBe(
    'both wrists: curl, row',
  );
  expect(injuryText({ region: 'lower_back', side: 'none', hurts: [] })).toBe('lower back');
});
