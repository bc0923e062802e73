import { counted } from '@posedown/coaching';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';

/** What a workout can be asked before it ends. */
export type Question = 'finish' | 'abandon';

interface WorkoutQuestionProps {
  /** Nothing is asked without it. */
  question: Question | undefined;
  /** Sets that are logged, and those that were asked for. */
  done: number;
  total: number;
  onFinish: () => void;
  onAbandon: () => void;
  onClose: () => void;
}

/** Asks before a workout ends early. One without a logged set can only be discarded. */
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
          {done === 0 ? 'No set is logged yet.' : `${counted(done, 'logged set')} will be lost.`}
        </ConfirmDialog>
      )}
      {question === 'finish' && (
        <ConfirmDialog
          title={done === 0 ? 'No set is logged yet' : 'Finish now?'}
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
