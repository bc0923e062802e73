import type { DraftExercise } from './planned-workout.ts';
import { REST, weightOf } from './prescription.ts';
import { sessionMinutes } from './session-time.ts';

const STEP_SECONDS = 15;
const MOST_STEPS = 4;

/** Lengthens the rests of a session that ends early, in place: time left over is best spent between hard sets. */
export function fillRests(
  day: readonly DraftExercise[],
  { leastMinutes, limitMinutes }: { leastMinutes: number; limitMinutes: number },
): void {
  for (let step = 0; step < MOST_STEPS && sessionMinutes(day) < leastMinutes; step += 1) {
    const longer = day.map((item) => ({
      ...item,
      restSeconds: Math.max(
        item.restSeconds,
        Math.min(item.restSeconds + STEP_SECONDS, REST[weightOf(item.exercise)].most),
      ),
    }));
    if (sessionMinutes(longer) > limitMinutes) return;
    longer.forEach(({ restSeconds }, place) => {
      const item = day[place];
      if (item) item.restSeconds = restSeconds;
    });
  }
}
