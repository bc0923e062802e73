import { describe, expect, it } from 'vitest';
import {
  EXERCISE_METS,
  grossKcalPerMinute,
  netKcalPerMinute,
  runningMet,
  walkingMet,
} from './exercise-cost.ts';

describe('exercise cost', () => {
  it('counts an hour of cycling at 80 kg gross and net of rest', () => {
    expect(60 * grossKcalPerMinute(EXERCISE_METS.bike, 80)).toBeCloseTo(571.2, 6);
    expect(60 * netKcalPerMinute(EXERCISE_METS.bike, 80)).toBeCloseTo(487.2, 6);
  });

  it('adds nothing for resting', () => {
    expect(netKcalPerMinute(1, 80)).toBe(0);
    expect(netKcalPerMinute(0.9, 80)).toBe(0);
  });

  it('follows the ACSM equations on a treadmill', () => {
    expect(walkingMet(80, 0)).toBeCloseTo(11.5 / 3.5, 10);
    expect(walkingMet(80, 0.1)).toBeCloseTo(25.9 / 3.5, 10);
    expect(runningMet(160, 0)).toBeCloseTo(35.5 / 3.5, 10);
    expect(runningMet(160, 0.05)).toBeCloseTo(42.7 / 3.5, 10);
  });
});
