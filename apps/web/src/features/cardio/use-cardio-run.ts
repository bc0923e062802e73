import { useEffect, useRef, useState } from 'react';
import { steady } from '../../lib/clock/stopwatch.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { usePersistentState } from '../../lib/clock/use-persistent-state.ts';
import { dropDraft } from '../../lib/draft-store.ts';
import { unlockSound } from '../../ui/cues/sound.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { type CardioRun, pauseRun, startOrResume } from './cardio-run.ts';

export const toast = (title: string, message?: string) =>
  void showToast({ title, message, seconds: 2 });

interface Options<Run> {
  /** The storage key. */
  key: string;
  parse: (draft: unknown) => Run | undefined;
  notStarted: Run;
  /** Time that was skipped instead of spent. */
  skippedMsOf?: (run: Run) => number;
}

/** A session's stopwatch and data, stored across reloads. */
export function useCardioRun<Run extends CardioRun>(options: Options<Run>) {
  const { key, parse, notStarted, skippedMsOf = () => 0 } = options;
  const [run, store, forget] = usePersistentState(key, parse, notStarted);
  const [isEnded, setEnded] = useState(false);
  const { sinceMs, ranMs } = run.watch;
  const isTicking = sinceMs !== null;
  const now = useNow({ isTicking, anchorMs: (sinceMs ?? 0) - ranMs - skippedMsOf(run) });

  // The shown time stays correct if the device sets its clock back.
  const last = useRef(now);
  useEffect(() => {
    const watch = steady(run.watch, last.current, now);
    last.current = now;
    if (watch !== run.watch) store({ ...run, watch });
  }, [run, now, store]);

  function start(message?: string) {
    unlockSound();
    store(startOrResume(run, Date.now()));
    toast('Session Started', message);
  }
  function togglePause() {
    unlockSound();
    store(isTicking ? pauseRun(run, Date.now()) : startOrResume(run, Date.now()));
    toast(isTicking ? 'Session Paused' : 'Session Resumed');
  }
  const change = (part: Partial<Run>) => {
    if (!isEnded) store({ ...run, ...part });
  };
  /** Stops the session. It stays on the screen but is no longer stored. */
  function end() {
    store(pauseRun(run, Date.now()));
    dropDraft(key);
    setEnded(true);
  }
  return { run, now, store, start, togglePause, change, forget, end };
}
