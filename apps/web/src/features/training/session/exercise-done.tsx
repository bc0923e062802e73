import { counted } from '@posedown/coaching';
import type { SessionExercise } from '@posedown/contract';
import { Button } from '../../../ui/parts/button.tsx';
import { nextUnfinished } from './progress-words.ts';
import classes from './session.module.css';

interface ExerciseDoneProps {
  exercise: SessionExercise;
  place: number;
  exercises: readonly SessionExercise[];
  onGo: (place: number) => void;
  onFinish: () => void;
  /** Another set of it after all. */
  onMore: () => void;
}

/** In place of the next set where none is left: the way on, so that no thumb logs one too many. */
export function ExerciseDone(props: ExerciseDoneProps) {
  const { exercise, place, exercises, onGo, onFinish, onMore } = props;
  const next = nextUnfinished(exercises, place);
  return (
    <div className={classes.editor}>
      <p>
        {exercise.sets.length === 1
          ? 'The set is done.'
          : `All ${counted(exercise.sets.length, 'set')} are done.`}
      </p>
      {next === undefined ? (
        <Button size="lg" fullWidth onClick={onFinish}>
          Finish workout
        </Button>
      ) : (
        <Button size="lg" fullWidth onClick={() => onGo(next)}>
          Go on: {exercises[next]?.exerciseName}
        </Button>
      )}
      <Button size="md" variant="default" fullWidth onClick={onMore}>
        Log one more set
      </Button>
    </div>
  );
}
