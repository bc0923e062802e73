import type { ExerciseItem } from '@posedown/contract';
import type { ReactNode } from 'react';
import { UnstyledButton } from '../../../ui/parts/button.tsx';
import { ErrorState } from '../../../ui/parts/error-state.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import type { useExercises } from '../api.ts';
import classes from './exercise-options.module.css';

interface ExerciseOptionsProps {
  library: Pick<ReturnType<typeof useExercises>, 'isError' | 'isPending' | 'refetch'>;
  /** The exercises to choose from; undefined while the library is loading. */
  found: readonly ExerciseItem[] | undefined;
  /** The details below its name. */
  wordsOf: (exercise: ExerciseItem) => readonly (string | null)[];
  /** Shown after its name. */
  markOf?: (exercise: ExerciseItem) => ReactNode;
  onChoose: (exercise: ExerciseItem) => void;
}

/** Exercises to choose from, one per row. */
export function ExerciseOptions(props: ExerciseOptionsProps) {
  const { library, found, wordsOf, markOf, onChoose } = props;
  return (
    <>
      {library.isError && (
        <ErrorState title="We couldn’t load the library." onRetry={() => void library.refetch()} />
      )}
      {library.isPending && (
        <SkeletonArea label="Loading the library">
          <Skeleton height="16rem" />
        </SkeletonArea>
      )}
      <ul className={classes.list}>
        {found?.map((exercise) => (
          <li key={exercise.id}>
            <UnstyledButton className={classes.option} onClick={() => onChoose(exercise)}>
              <span className={classes.text}>
                <span className={classes.name}>{exercise.name}</span>
                <span className={classes.words}>
                  {wordsOf(exercise).filter(Boolean).join(' · ')}
                </span>
              </span>
              {markOf?.(exercise)}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {found?.length === 0 && (
        <p className={classes.words}>No exercises found. Try a shorter search.</p>
      )}
    </>
  );
}
