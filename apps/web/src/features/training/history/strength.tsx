import { counted } from '@posedown/coaching';
import type { TrainingStats } from '@posedown/contract';
import { useState } from 'react';
import { formatDay, formatShortDay } from '../../../lib/days.ts';
import { formatWeight } from '../../../lib/units.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { VisuallyHidden } from '../../../ui/parts/visually-hidden.tsx';
import classes from './history.module.css';
import { liftToShow } from './lift-to-show.ts';
import { MaxPlot } from './max-plot.tsx';

/** One exercise's estimated maximum over time, and the best so far. */
export function Strength({ stats }: { stats: TrainingStats }) {
  const [chosen, setChosen] = useState(() => liftToShow(stats.exercises)?.exerciseId ?? '');
  const lift = stats.exercises.find(({ exerciseId }) => exerciseId === chosen);
  if (!lift) {
    return (
      <p className={classes.words}>
        An estimated 1RM (e1RM) needs a set of up to 12 reps with all of its load on the bar or the
        machine. It isn’t calculated for exercises that also lift the body, such as pull-ups.
      </p>
    );
  }
  const { units } = stats;
  return (
    <Stack>
      <SelectField
        label="Exercise"
        name="exercise"
        value={chosen}
        onChange={setChosen}
        choices={stats.exercises.map(({ exerciseId, exerciseName }) => ({
          value: exerciseId,
          label: exerciseName,
        }))}
      />
      <p>
        <strong className={classes.big}>{formatWeight(lift.best.kg, units)}</strong>{' '}
        <span className={classes.words}>best estimated maximum, {formatDay(lift.best.date)}</span>
      </p>
      <MaxPlot points={lift.points} units={units} label={courseText(lift, units)} />
      <details className={classes.more}>
        <summary>
          All values<VisuallyHidden> of {lift.exerciseName}</VisuallyHidden>
        </summary>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Estimated maximum</th>
            </tr>
          </thead>
          <tbody>
            {[...lift.points].reverse().map(({ date, kg, isReliable }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two sessions may share a day, and the order is fixed
              <tr key={`${index} ${date}`}>
                <th scope="row">{formatShortDay(date)}</th>
                <td>
                  {formatWeight(kg, units)}
                  {!isReliable && ' (rough)'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Stack>
  );
}

type Lift = TrainingStats['exercises'][number];

/** Describes the chart for screen readers. */
function courseText({ exerciseName, points }: Lift, units: TrainingStats['units']): string {
  const [first, last] = [points[0], points.at(-1)];
  const course =
    first && last ? `: ${formatWeight(first.kg, units)} to ${formatWeight(last.kg, units)}` : '';
  return `Estimated maximum of ${exerciseName} over ${counted(points.length, 'session')}${course}`;
}
