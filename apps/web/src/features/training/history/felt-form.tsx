import type { WorkoutSession } from '@posedown/contract';
import { SessionFeelings } from '../session/session-feelings.tsx';
import { useWorkoutOutbox } from '../session/use-workout.ts';

interface FeltFormProps {
  session: WorkoutSession;
  onDone: () => void;
}

/** Says how a session felt that is over; kept on the device and sent like what is said as it ends. */
export function FeltForm({ session, onDone }: FeltFormProps) {
  const { act } = useWorkoutOutbox(session.userId);
  function leave(forget: () => void) {
    forget();
    onDone();
  }
  return (
    <SessionFeelings
      session={session}
      act={act}
      leave={{ label: 'Cancel', onLeave: leave }}
      onSaved={onDone}
    />
  );
}
