import type { Dashboard } from '@posedown/contract';
import { formatNumber } from '../../lib/numbers.ts';

type CheckIn = NonNullable<Dashboard['today']['checkIn']>;

/** Summarizes today's check-in: 'Energy 7, mood good, 7.5 h of sleep.' */
export function checkInText({ energyLevel, mood, sleepHours }: CheckIn): string {
  const sleep = sleepHours === null ? '' : `, ${formatNumber(sleepHours, 2)} h of sleep`;
  return `Energy ${energyLevel}, mood ${mood}${sleep}.`;
}
