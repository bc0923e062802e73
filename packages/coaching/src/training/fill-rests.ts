import type { DraftExercise } from './planned-workout.ts';
import { REST, weightOf } from './prescription.ts';
import { sessionMinutes } from './session-time.ts';

const STEP_SECONDS = 15;
const MAX_STEPS = 4;

/**
 * Lengthens the rests of a session that ends early, in place: leftover time is best spent between
 * hard sets.
 */
export function fillRests(
  day: readonly DraftExercise[],
  { minMinutes, limitMinutes }: { minMinutes: number; limitMinutes: number },
): void {
  for (let step = 0; step < MAX_STEPS && sessionMinutes(day) < minMinutes; step += 1) {
    const longer = day.map((item) => ({
      ...item,
      restSeconds: Math.max(
        item.restSeconds,
        Math.min(item.restSeconds + STEP_SECONDS, REST[weightOf(item.exercise)].max),
      ),
    }));
    if (sessionMinutes(longer) > limitMinutes) return;
    longer.forEach(({ restSeconds }, index) => {
      const item = day[index];
      if (item) item.restSeconds = restSeconds;
    });
  }
}
