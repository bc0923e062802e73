import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { createOutbox, type Outbox } from '../../../lib/outbox.ts';
import { useRegularFlush } from '../../../lib/use-regular-flush.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { sendWorkoutOp } from './send-op.ts';
import { isWorkoutOp, type WorkoutOp } from './workout-op.ts';

/** How long a person is kept waiting for whether something was sent. */
const PATIENCE_MS = 2000;

/** What waits on this device, and what puts something there. */
export interface WorkoutOutbox {
  waiting: readonly WorkoutOp[];
  /**
   * Shows it at once, sends it as soon as it can be.
   * @returns after 2 seconds at most, whether the server has all of it
   */
  act: (op: WorkoutOp) => Promise<boolean>;
}

const outboxes = new Map<string, Outbox<WorkoutOp>>();

function outboxOf(userId: string, client: QueryClient): Outbox<WorkoutOp> {
  const known = outboxes.get(userId);
  if (known) return known;
  const key = `posedown.workout.${userId}`;
  const outbox = createOutbox<WorkoutOp>({
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
  });
  window.addEventListener('storage', (event) => event.key === key && outbox.reload());
  outboxes.set(userId, outbox);
  return outbox;
}

/** The workout operations of one athlete on this device. */
export function useWorkoutOutbox(userId: string): WorkoutOutbox {
  const outbox = outboxOf(userId, useQueryClient());
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.items, outbox.items);
  return {
    waiting,
    act: async (op) => {
      outbox.add(op);
      const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
      await Promise.race([outbox.flush(), patience]);
      return outbox.items().length === 0;
    },
  };
}

/** Sends what waits, wherever the athlete is. Draws nothing. */
export function SendWaitingWorkout({ userId }: { userId: string }) {
  useRegularFlush(outboxOf(userId, useQueryClient()));
  return null;
}
