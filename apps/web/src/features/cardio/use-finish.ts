import type { CardioSession, CardioSessionBody } from '@posedown/contract';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isOtherRequest, userMessageOf } from '../../lib/api-error.ts';
import { formatNumber } from '../../lib/numbers.ts';
import { isFinal } from '../../lib/outbox.ts';
import { DASHBOARD_PATH } from '../../lib/paths.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { playCue } from '../../ui/cues/cue.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useRecordCardioSession } from './api.ts';
import { usePending } from './send-pending.tsx';

const LEAVE_AFTER_MS = 2000;
const STORED = 'Saved on this device. It will sync when you’re online.';
const SAVED_BEFORE =
  'This was already saved. You can edit it in your cardio plan under Progress Tracking.';
const LOST = 'The session isn’t saved yet. Stay on this page and try again.';

/** A session's duration in whole minutes, at least 1. */
export const minutesOf = ({ durationSeconds }: Pick<CardioSession, 'durationSeconds'>) =>
  Math.max(1, Math.round(durationSeconds / 60));

/**
 * Saves a finished session, on the device if offline, and returns to the dashboard after 2 seconds.
 * @param onSaved runs once it is saved on the server or the device
 */
export function useFinish(userId: string, onSaved: () => void) {
  const record = useRecordCardioSession(userId);
  const pending = usePending(userId);
  const navigate = useNavigate();
  const { busy, run } = useSingleFlight();
  const [isDone, setDone] = useState(false);
  /** The session as saved by the server. */
  const [saved, setSaved] = useState<CardioSession>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => void navigate({ to: DASHBOARD_PATH }), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);

  async function save(body: CardioSessionBody): Promise<string> {
    try {
      const stored = await pending.whileSent(body, () => record.mutateAsync(body));
      setSaved(stored);
      const { netKcal } = stored;
      const kcal = netKcal === null ? '' : `, ${formatNumber(netKcal)} kcal net`;
      return `Saved: ${minutesOf(stored)} min${kcal}.`;
    } catch (error) {
      if (!isFinal(error) && pending.store(body)) return STORED;
      // An earlier attempt went through. A new request key would save the session twice.
      if (isOtherRequest(error)) return SAVED_BEFORE;
      throw error;
    }
  }

  const finish = (body: CardioSessionBody) =>
    run(async () => {
      setFailure(undefined);
      try {
        const message = await save(body);
        playCue('end');
        void showToast({ title: 'Session Complete', message, seconds: 4 });
        onSaved();
        setDone(true);
      } catch (error) {
        setFailure(userMessageOf(error, LOST));
      }
    });
  return { finish, busy, isDone, saved, failure };
}
