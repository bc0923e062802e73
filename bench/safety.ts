import {
  runSafetySweep,
  SAFETY_DOORS,
  type SafetyDoor,
} from '../packages/coaching/src/safety/testing/safety-sweep.ts';
import type { Figure } from './figure.ts';

const PROFILES = 24_000;

/**
 * Sends random, often extreme athletes through every way to create a plan, and counts plans beyond a limit of
 * `science.md` without the required block or warning. Fails if there are any.
 */
export async function measureSafety(): Promise<Figure[]> {
  const breaches = runSafetySweep('bench-safety', PROFILES);
  for (const { door, what, answers } of breaches.slice(0, 5)) {
    console.error(`${door}: ${what}\n${JSON.stringify(answers)}`);
  }
  if (breaches.length > 0) process.exitCode = 1;
  const doors = Object.keys(SAFETY_DOORS) as SafetyDoor[];
  return doors.map((door) => ({
    name: `past a limit through: ${door}`,
    value: breaches.filter((breach) => breach.door === door).length,
    unit: 'targets',
    beside: `of ${PROFILES.toLocaleString('en')} athletes`,
  }));
}
