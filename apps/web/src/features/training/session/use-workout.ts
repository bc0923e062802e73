import { outboxPerPerson, useOutboxOf, useRegularFlush } from '../../../lib/outbox-per-person.ts';
import { useUnsavedOutboxWarning } from '../../../lib/unsaved-outbox.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { sendWorkoutOp } from './send-op.ts';
import { type ActOutcome, isWorkoutOp, outcomeOf, type WorkoutOp } from './workout-op.ts';

/** The time to wait for a response before reporting an operation as waiting. */
const PATIENCE_MS = 2000;

/** The unsent operations on this device, and how to add one. */
export interface WorkoutOutbox {
  waiting: readonly WorkoutOp[];
  /**
   * Applies it immediately and sends it as soon as possible.
   * @returns the outcome, after 2 seconds at most
   */
  act: (op: WorkoutOp) => Promise<ActOutcome>;
  /** Whether unsent operations survive a reload. */
  isStored: boolean;
}

const outboxOf = outboxPerPerson<WorkoutOp>((userId, client) => ({
  key: `posedown.workout.${userId}`,
  isItem: isWorkoutOp,
  send: (op) => sendWorkoutOp(client, op),
  onRefused: (_op, { userMessage }) => {
    void showToast({
      title: 'Not saved',
      message: userMessage ?? 'The server couldn’t save the last change.',
      variant: 'destructive',
      seconds: 5,
    });
    return undefined;
  },
}));

/** Sends waiting operations on every screen. Renders nothing. */
export function SendWaitingWorkout({ userId }: { userId: string }) {
  useRegularFlush(outboxOf, userId);
  useUnsavedOutboxWarning(outboxOf, userId);
  return null;
}

/** The workout operations of one athlete on this device. */
export function useWorkoutOutbox(userId: string): WorkoutOutbox {
  const { outbox, waiting } = useOutboxOf(outboxOf, userId);
  return {
    waiting,
    isStored: outbox.isStored(),
    act: async (op) => {
      outbox.add(op);
      const patience = new Promise<undefined>((resolve) => {
        setTimeout(() => resolve(undefined), PATIENCE_MS);
      });
      const outcome = outcomeOf(op, await Promise.race([outbox.flush(), patience]), outbox.items());
      return outcome === 'waiting' && !outbox.isStored() ? 'unstored' : outcome;
    },
  };
}
