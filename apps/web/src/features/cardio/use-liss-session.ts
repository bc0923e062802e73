import { useState } from 'react';
import { elapsedMs } from '../../lib/clock/stopwatch.ts';
import { useKeptState } from '../../lib/clock/use-kept-state.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { dropDraft } from '../../lib/draft-store.ts';
import { unlockSound } from '../../ui/cues/sound.ts';
import { useWakeLock } from '../../ui/cues/use-wake-lock.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { holdOn, startOrGoOn } from './cardio-run.ts';
import { LISS_NOT_STARTED, type LissRun, lissState, readLissRun } from './liss-run.ts';
import { useSteadyWatch } from './use-steady-watch.ts';

const toast = (title: string) => void showToast({ title, seconds: 2 });

/** A steady session: kept over a reload, with its toasts and the screen kept on. */
export function useLissSession(userId: string) {
  const key = `posedown.cardio.liss.${userId}`;
  const [run, keep, forget] = useKeptState(key, readLissRun, LISS_NOT_STARTED);
  const [isEnded, setEnded] = useState(false);
  const state = lissState(run);
  const isTicking = state === 'running';
  const now = useNow({ isTicking, anchorMs: (run.watch.sinceMs ?? 0) - run.watch.ranMs });
  useWakeLock(isTicking);
  useSteadyWatch(run, now, keep);

  function start() {
    unlockSound();
    keep(startOrGoOn(run, Date.now()));
    toast('Session Started');
  }
  function togglePause() {
    unlockSound();
    const instant = Date.now();
    keep(isTicking ? holdOn(run, instant) : startOrGoOn(run, instant));
    toast(isTicking ? 'Session Paused' : 'Session Resumed');
  }
  const change = (part: Partial<LissRun>) => {
    if (!isEnded) keep({ ...run, ...part });
  };
  function end() {
    keep(holdOn(run, Date.now()));
    dropDraft(key);
    setEnded(true);
  }
  const seconds = elapsedMs(run.watch, now) / 1000;
  return {
    run,
    state,
    seconds,
    start,
    togglePause,
    change,
    forget,
    /** Stops it: it stays on the screen, but is not kept any more. */
    end,
  };
}
