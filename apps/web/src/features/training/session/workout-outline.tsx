import type { TrainingDay } from '@posedown/contract';
import { restWords } from '../../../lib/rest-words.ts';
import { Card } from '../../../ui/parts/card.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { techniqueName } from './exercise-words.ts';
import classes from './session.module.css';

/** The exercises of a workout with what is asked of each. */
export function WorkoutOutline({ day }: { day: TrainingDay }) {
  return (
    <Card as="section" labelledBy={`outline-${day.id}`} className={classes.card}>
      <SectionHeader id={`outline-${day.id}`} title="Exercises" />
      <ol className={classes.outline}>
        {day.exercises.map(
          ({ exerciseId, exerciseName, sets, reps, rpe, restTime, technique }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may come twice, and the order stays
            <li key={`${place} ${exerciseId}`}>
              <span className={classes.outlineName}>{exerciseName}</span>
              <span className={classes.outlineSets}>
                {sets} × {reps}
              </span>
              <span className={classes.outlineMore}>
                RPE {rpe}, rest {restWords(restTime)}
                {technique !== 'straight_sets' && `, ${techniqueName(technique).toLowerCase()}`}
              </span>
            </li>
          ),
        )}
      </ol>
    </Card>
  );
}
