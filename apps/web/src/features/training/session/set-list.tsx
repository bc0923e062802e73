import type { ExerciseGuide, LoggedSet, SessionExercise, Units } from '@posedown/contract';
import { IconCheck, IconPencil } from '@tabler/icons-react';
import { formatShortDay } from '../../../lib/days.ts';
import { UnstyledButton } from '../../../ui/parts/button.tsx';
import { VisuallyHidden } from '../../../ui/parts/visually-hidden.tsx';
import { setText } from './exercise-text.ts';
import classes from './set-list.module.css';

interface SetListProps {
  exercise: SessionExercise;
  guide: ExerciseGuide | undefined;
  /** A finished session has no open sets and no comparison. */
  isOver?: boolean;
  units: Units;
  edited: LoggedSet | undefined;
  onEdit: (set: LoggedSet) => void;
}

/** The sets of an exercise: done ones to correct, open ones, and last time's for comparison. */
export function SetList(props: SetListProps) {
  const { exercise, guide, isOver = false, units, edited, onEdit } = props;
  const isTimed = guide?.timed ?? exercise.timed ?? false;
  const plannedSets = exercise.skipped ? 0 : (exercise.target?.sets ?? 0);
  const places = Array.from(
    { length: Math.max(plannedSets, exercise.sets.length) },
    (_, index) => index,
  );
  const lastDay = guide?.last && formatShortDay(guide.last.date);
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Set</th>
          {!isOver && <th scope="col">{lastDay ? `Last, ${lastDay}` : 'Last time'}</th>}
          <th scope="col">{isOver ? 'Done' : 'Today'}</th>
        </tr>
      </thead>
      <tbody>
        {places.map((place) => {
          const set = exercise.sets[place];
          const last = guide?.last?.sets[place];
          return (
            <tr key={place} data-current={place === exercise.sets.length || undefined}>
              <th scope="row">{place + 1}</th>
              {!isOver && <td>{last ? setText(last, units, isTimed) : '–'}</td>}
              <td>
                {set ? (
                  <UnstyledButton
                    className={classes.done}
                    data-print="yes"
                    data-edited={set.id === edited?.id || undefined}
                    onClick={() => onEdit(set)}
                  >
                    <VisuallyHidden>Correct set {place + 1}: </VisuallyHidden>
                    <IconCheck size={16} aria-hidden="true" />
                    <span>
                      {setText(set, units, isTimed)}
                      {set.rpe !== null && <span className={classes.rpe}> @{set.rpe}</span>}
                    </span>
                    <IconPencil
                      size={14}
                      aria-hidden="true"
                      className={classes.pencil}
                      data-print="no"
                    />
                  </UnstyledButton>
                ) : (
                  <span className={classes.open}>{exercise.target?.reps ?? 'to do'}</span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
