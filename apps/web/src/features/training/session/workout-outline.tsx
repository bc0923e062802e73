import type { TrainingDay } from '@posedown/contract';
import { Card } from '../../../ui/parts/card.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { outlineWords } from './exercise-words.ts';
import classes from './session.module.css';
import { supersetOf } from './superset.ts';

/** The exercises of a workout with what is asked of each. */
export function WorkoutOutline({ day }: { day: TrainingDay }) {
  return (
    <Card as="section" labelledBy={`outline-${day.id}`} className={classes.card}>
      <SectionHeader id={`outline-${day.id}`} title="Exercises" />
      <ol className={classes.outline}>
        {day.exercises.map((exercise, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may come twice, and the order stays
          <li key={`${place} ${exercise.exerciseId}`}>
            <span className={classes.outlineName}>{exercise.exerciseName}</span>
            <span className={classes.outlineSets}>
              {exercise.sets} × {exercise.reps}
            </span>
            <span className={classes.outlineMore}>
              {outlineWords(exercise, supersetOf(day.exercises, place))}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
