import { counted } from '@posedown/coaching';
import { Suspense } from 'react';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';

/** Fetches what asks. Wanted ahead of the question: at the end a cellar may have no network. */
export const loadConfirm = () => import('../../../ui/dialog/confirm-dialog.tsx');
const ConfirmDialog = lazyPart(() =>
  loadConfirm().then((part) => ({ default: part.ConfirmDialog })),
);

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
    <Suspense>
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
    </Suspense>
  );
}
