import { counted } from '@posedown/coaching';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';

/** A question before a workout ends. */
export type Question = 'finish' | 'abandon';

interface WorkoutQuestionProps {
  /** No dialog without it. */
  question: Question | undefined;
  /** Logged and planned sets. */
  done: number;
  total: number;
  onFinish: () => void;
  onAbandon: () => void;
  onClose: () => void;
}

/** Confirms ending a workout early. Without a logged set it can only be discarded. */
export function WorkoutQuestion(props: WorkoutQuestionProps) {
  const { question, done, total, onFinish, onAbandon, onClose } = props;
  return (
    <>
      {question === 'abandon' && (
        <ConfirmDialog
          title="Discard this workout?"
          confirmLabel="Discard workout"
          isDestructive
          onConfirm={onAbandon}
          onClose={onClose}
        >
          {done === 0 ? 'No sets logged yet.' : `${counted(done, 'logged set')} will be lost.`}
        </ConfirmDialog>
      )}
      {question === 'finish' && (
        <ConfirmDialog
          title={done === 0 ? 'No sets logged yet' : 'Finish now?'}
          confirmLabel={done === 0 ? 'Discard workout' : 'Finish'}
          isDestructive={done === 0}
          onConfirm={done === 0 ? onAbandon : onFinish}
          onClose={onClose}
        >
          {done === 0
            ? 'Log a set first, or discard the workout.'
            : `${done} of ${counted(total, 'set')} done.`}
        </ConfirmDialog>
      )}
    </>
  );
}
