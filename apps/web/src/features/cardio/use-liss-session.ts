import { elapsedMs } from '../../lib/clock/stopwatch.ts';
import { useWakeLock } from '../../ui/cues/use-wake-lock.ts';
import { LISS_NOT_STARTED, lissState, readLissRun } from './liss-run.ts';
import { useCardioRun } from './use-cardio-run.ts';

/** A steady session with its stopwatch; keeps the screen on while it runs. */
export function useLissSession(userId: string) {
  const key = `posedown.cardio.liss.${userId}`;
  const session = useCardioRun({ key, parse: readLissRun, notStarted: LISS_NOT_STARTED });
  const state = lissState(session.run);
  useWakeLock(state === 'running');
  return { ...session, state, seconds: elapsedMs(session.run.watch, session.now) / 1000 };
}
