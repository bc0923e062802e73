import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createOutbox, type Outbox } from '../../../lib/outbox.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { sendWorkoutOp } from '../api.ts';
import { isWorkoutOp, type WorkoutOp } from './workout-op.ts';

const RETRY_MS = 15_000;

/** What waits on this device, and what puts something there. */
export interface WorkoutOutbox {
  waiting: readonly WorkoutOp[];
  /** Shows it at once, sends it as soon as it can be. */
  act: (op: WorkoutOp) => void;
}

/** The workout operations of one athlete on this device. */
export function useWorkoutOutbox(userId: string): WorkoutOutbox {
  const client = useQueryClient();
  const key = `posedown.workout.${userId}`;
  const [outbox] = useState<Outbox<WorkoutOp>>(() =>
    createOutbox<WorkoutOp>({
      key,
      store: localStorage,
      isItem: isWorkoutOp,
      send: (op) => sendWorkoutOp(client, op),
      onRefused: (_op, { userMessage }) =>
        void showToast({
          title: 'Not saved',
          message: userMessage ?? 'The server refused the last change.',
          variant: 'destructive',
          seconds: 5,
        }),
    }),
  );
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.items, outbox.items);
  useEffect(() => {
    const flush = () => void outbox.flush();
    const listen = (event: StorageEvent) => event.key === key && outbox.reload();
    flush();
    const timer = setInterval(flush, RETRY_MS);
    window.addEventListener('online', flush);
    window.addEventListener('storage', listen);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', flush);
      window.removeEventListener('storage', listen);
    };
  }, [outbox, key]);
  return {
    waiting,
    act: (op) => {
      outbox.add(op);
      void outbox.flush();
    },
  };
}
