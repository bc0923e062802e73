import { seededRandom } from '@posedown/coaching';
import {
  caughtShare,
  DAYS_OF_DIET,
  DETECTED_WITHIN_DAYS,
  falselyStoppedShare,
} from '../packages/coaching/src/trend/testing/simulated-dieters.ts';
import type { Figure } from './figure.ts';

const DIETERS = 5000;
/** Tissue lost, % of body weight a week. */
const TOO_FAST = [
  [1.5, 1.75],
  [1.75, 2],
  [2, 2.5],
  [2.5, 3],
] as const;

/** How often the loss limit stops simulated dieters by mistake, and how soon it stops those who lose too fast. */
export async function measureLoss(): Promise<Figure[]> {
  const planned = DAYS_OF_DIET.map((day): Figure => {
    const options = { dieters: DIETERS, day };
    const alone = falselyStoppedShare(seededRandom('loss'), { ...options, knowsStart: false });
    return {
      name: `losing 0.5–1% of tissue a week, stopped on day ${day}`,
      value: 100 * falselyStoppedShare(seededRandom('loss'), options),
      unit: '%',
      beside: `by the scale alone ${(100 * alone).toFixed(1)}%`,
    };
  });
  const tooFast = TOO_FAST.map((percentAWeek): Figure => {
    const options = { dieters: DIETERS, percentAWeek };
    const warned = caughtShare(seededRandom('fast'), { ...options, limit: 'warnPercent' });
    return {
      name: `losing ${percentAWeek.join('–')}% a week, stopped within ${DETECTED_WITHIN_DAYS} days of its being true`,
      value: 100 * caughtShare(seededRandom('fast'), options),
      unit: '%',
      beside: `warned of or stopped ${(100 * warned).toFixed(1)}%`,
    };
  });
  return [...planned, ...tooFast];
}
