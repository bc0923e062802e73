import type { SessionExercise } from '@posedown/contract';
import {
  IconArrowsExchange,
  IconMinus,
  IconPlayerSkipForward,
  IconPlus,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/parts/button.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import classes from './session.module.css';
import type { ExerciseChange, Swapped } from './use-session-exercise.ts';

export const SwapDialog = lazyPart(() =>
  import('./swap-dialog.tsx').then((part) => ({ default: part.SwapDialog })),
);

interface ExerciseToolsProps {
  exercise: SessionExercise;
  /** The ids of all exercises of the session. */
  planned: readonly string[];
  /** The number of planned sets, and how many of them are open. */
  wanted: number;
  left: number;
  onChange: (change: ExerciseChange) => void;
  onSkip: () => void;
  onSwap: (exercise: Swapped) => void;
}

/** Adds or removes a set, swaps the exercise or skips it. */
export function ExerciseTools(props: ExerciseToolsProps) {
  const { exercise, planned, wanted, left, onChange, onSkip, onSwap } = props;
  const [isSwapping, setSwapping] = useState(false);
  return (
    <>
      <div className={classes.actions}>
        <Button
          variant="default"
          size="md"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          disabled={wanted >= 20}
          onClick={() => onChange({ sets: wanted + 1 })}
        >
          Add set
        </Button>
        <Button
          variant="default"
          size="md"
          leftSection={<IconMinus size={16} aria-hidden="true" />}
          disabled={left === 0 || wanted <= 1}
          onClick={() => onChange({ sets: wanted - 1 })}
        >
          Remove set
        </Button>
        <Button
          variant="default"
          size="md"
          leftSection={<IconArrowsExchange size={16} aria-hidden="true" />}
          onClick={() => setSwapping(true)}
        >
          Swap
        </Button>
        {!exercise.skipped && (
          <Button
            variant="default"
            size="md"
            leftSection={<IconPlayerSkipForward size={16} aria-hidden="true" />}
            onClick={onSkip}
          >
            Skip
          </Button>
        )}
      </div>
      <Suspense>
        {isSwapping && (
          <SwapDialog
            exercise={exercise}
            planned={planned}
            onSwap={(other) => {
              setSwapping(false);
              onSwap(other);
            }}
            onClose={() => setSwapping(false)}
          />
        )}
      </Suspense>
    </>
  );
}
