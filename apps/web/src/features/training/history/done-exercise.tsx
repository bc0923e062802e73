import { maxOfSet, showsMax } from '@posedown/coaching';
import type { SessionExercise, Units, WorkoutSession } from '@posedown/contract';
import { ApiError, userMessageOf } from '../../../lib/api-error.ts';
import { formatWeight } from '../../../lib/units.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { Card } from '../../../ui/parts/card.tsx';
import { Facts } from '../../../ui/parts/facts.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useCorrectSet } from '../api.ts';
import { setText } from '../session/exercise-text.ts';
import { draftOf, type SetDraft, toSetBody } from '../session/set-draft.ts';
import { SetEditor } from '../session/set-editor.tsx';
import { SetList } from '../session/set-list.tsx';
import { useTypedSets } from '../session/use-typed-sets.ts';
import classes from './history.module.css';

interface DoneExerciseProps {
  exercise: SessionExercise;
  session: WorkoutSession;
  units: Units;
  mayEdit: boolean;
}

/** One exercise of a finished session. */
export function DoneExercise({ exercise, session, units, mayEdit }: DoneExerciseProps) {
  const typed = useTypedSets(session.id, exercise, units);
  const { edited, edit } = typed;
  const correct = useCorrectSet({ userId: session.userId, sessionId: session.id });
  const { busy, run } = useSingleFlight();
  const done = { ...exercise, target: null };

  async function save(draft: SetDraft) {
    if (!edited) return;
    const body = toSetBody(draft, { exerciseKey: exercise.key, units: typed.units, at: edited.at });
    try {
      await correct.mutateAsync({ setId: edited.id, body });
      edit(undefined);
      void showToast({ title: 'Set updated', seconds: 2 });
    } catch (error) {
      const message =
        error instanceof ApiError
          ? userMessageOf(error, 'We couldn’t save the set.')
          : 'We couldn’t reach the server. Try again when you’re online.';
      void showToast({ title: 'Not saved', message, variant: 'destructive', seconds: 5 });
    }
  }

  return (
    <Card as="section" labelledBy={`done-${exercise.key}`} gap="md">
      <h2 id={`done-${exercise.key}`} className={classes.name}>
        {exercise.exerciseName}
      </h2>
      {exercise.sets.length === 0 && <p className={classes.words}>Not done.</p>}
      {mayEdit && exercise.sets.length > 0 && (
        <SetList
          exercise={done}
          guide={undefined}
          isOver
          units={units}
          edited={edited}
          onEdit={edit}
        />
      )}
      {!mayEdit && <ReadOnlySets exercise={exercise} units={units} />}
      {edited && (
        <fieldset className={classes.plain} disabled={busy}>
          <SetEditor
            key={edited.id}
            exercise={done}
            guide={undefined}
            known={undefined}
            units={typed.units}
            edited={edited}
            start={draftOf(edited, typed.units)}
            begun={typed.begun}
            onType={typed.begin}
            onSave={(draft) => void run(() => save(draft))}
            onCancel={() => edit(undefined)}
          />
        </fieldset>
      )}
    </Card>
  );
}

function ReadOnlySets({ exercise, units }: Pick<DoneExerciseProps, 'exercise' | 'units'>) {
  const { sets, timed = false } = exercise;
  return (
    <ol className={classes.sets}>
      {sets.map((set) => {
        const max = showsMax(exercise) ? maxOfSet(set) : null;
        const felt = [
          set.rpe !== null && `RPE ${set.rpe}`,
          set.form !== null && `form ${set.form}`,
          set.pump && `pump ${set.pump.toLowerCase()}`,
          set.mindMuscle && `connection ${set.mindMuscle.toLowerCase()}`,
          set.energy && `energy ${set.energy.toLowerCase()}`,
          max && `e1RM ${formatWeight(max.kg, units)}`,
        ];
        return (
          <li key={set.id}>
            <strong>{setText(set, units, timed)}</strong>{' '}
            <span className={classes.words}>
              <Facts of={felt} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
