import { capital, GIRTHS } from '@posedown/coaching';
import type { ProgressEntry, Units } from '@posedown/contract';
import { formatNumber } from '../../lib/numbers.ts';
import { formatGirth, formatWater } from '../../lib/units.ts';

/** The feelings, sleep and water of a day: 'Mood good', 'Energy 7', 'Sleep 7.5 h'. */
export function feelingsOf(entry: ProgressEntry, units: Units): string[] {
  const { mood, energyLevel, stressLevel, sleepHours, waterIntake } = entry;
  return [
    mood && `Mood ${mood}`,
    energyLevel !== null && `Energy ${energyLevel}`,
    stressLevel !== null && `Stress ${stressLevel}`,
    sleepHours !== null && `Sleep ${formatNumber(sleepHours, 2)} h`,
    waterIntake !== null && `Water ${formatWater(waterIntake, units)}`,
  ].filter((words) => typeof words === 'string');
}

/** The measured girths: 'Waist 84 cm'. */
export function girthsOf({ measurements }: ProgressEntry, units: Units): string[] {
  return GIRTHS.flatMap((girth) => {
    const girthCm = measurements[girth];
    return girthCm === undefined ? [] : [`${capital(girth)} ${formatGirth(girthCm, units)}`];
  });
}
