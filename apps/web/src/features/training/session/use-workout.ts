import { outboxPerPerson, useOutboxOf, useRegularFlush } from '../../../lib/outbox-per-person.ts';
import { useUnsavedOutboxWarning } from '../../../lib/unsaved-outbox.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { sendWorkoutOp } from './send-op.ts';
import { type ActOutcome, isWorkoutOp, outcomeOf, type WorkoutOp } from './workout-op.ts';

/** How long a person is kept waiting for whether something was sent. */
const PATIENCE_MS = 2000;

/** What waits on this device, and what puts something there. */
export interface WorkoutOutbox {
  waiting: readonly WorkoutOp[];
  /**
   * Shows it at once, sends it as soon as it can be.
   * @returns after 2 seconds at most, what has become of it
   */
  act: (op: WorkoutOp) => Promise<ActOutcome>;
  /** Whether the device keeps what waits over a reload too. */
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

/** Sends what waits, wherever the athlete is. Draws nothing. */
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
      return outcome === 'waiting' && !outbox.isStored() ? 'unkept' : outcome;
    },
  };
}
