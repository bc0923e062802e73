import type { SessionExercise, TrainingToday } from '@posedown/contract';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { useExerciseGuide, useExercises } from '../api.ts';
import { ExerciseDone } from './exercise-done.tsx';
import { ExerciseHelp } from './exercise-help.tsx';
import { ExerciseTargets } from './exercise-targets.tsx';
import { ExerciseTools } from './exercise-tools.tsx';
import { guideOf, knownOf } from './guide-of.ts';
import classes from './session.module.css';
import { nextSet } from './set-draft.ts';
import { SetEditor } from './set-editor.tsx';
import { SetList } from './set-list.tsx';
import { sessionSuperset } from './superset.ts';
import { type ExerciseUnderWay, useSessionExercise } from './use-session-exercise.ts';

interface ExercisePanelProps extends ExerciseUnderWay {
  onFinish: () => void;
}

/** The exercise being done: targets, help, the sets so far and the one that comes next. */
export function ExercisePanel(props: ExercisePanelProps) {
  const { exercise, place, session, today, act, onGo, onFinish } = props;
  const { guide, known } = useGuide(exercise, today);
  const { units, edited, setEdited, setWantsMore, isOpen, wanted, left, ...ways } =
    useSessionExercise(props);
  const { begun, begin, change, skip, resume, swap, save } = ways;

  return (
    <Card as="section" labelledBy={`exercise-${exercise.key}`} className={classes.card}>
      <div>
        <p className={classes.kicker}>
          Exercise {place + 1} of {session.exerciseData.length}
          {guide?.muscleGroup && ` · ${guide.muscleGroup}`}
        </p>
        <h2 id={`exercise-${exercise.key}`} className={classes.name}>
          {exercise.exerciseName}
        </h2>
      </div>
      {exercise.target && (
        <ExerciseTargets
          target={exercise.target}
          superset={sessionSuperset(session.exerciseData, place)}
        />
      )}
      {isOpen ? (
        <SetEditor
          // A new draft for an exercise that took another's place, and for a set that is corrected.
          key={edited?.id ?? exercise.exerciseId}
          exercise={exercise}
          guide={guide}
          known={known}
          units={units}
          edited={edited}
          start={nextSet(exercise, known, units)}
          begun={begun}
          onType={begin}
          onSave={save}
          onCancel={() => setEdited(undefined)}
          onRemove={(setId) => {
            act({ kind: 'removeSet', sessionId: session.id, setId });
            setEdited(undefined);
          }}
        />
      ) : exercise.skipped ? (
        <div className={classes.actions}>
          <p className={classes.words}>Skipped. Completed sets still count.</p>
          <Button size="md" onClick={resume}>
            Resume exercise
          </Button>
        </div>
      ) : (
        <ExerciseDone
          exercise={exercise}
          place={place}
          exercises={session.exerciseData}
          onGo={onGo}
          onFinish={onFinish}
          onMore={() => setWantsMore(true)}
        />
      )}
      <SetList exercise={exercise} guide={guide} units={units} edited={edited} onEdit={setEdited} />
      <ExerciseTools
        exercise={exercise}
        planned={session.exerciseData.map(({ exerciseId }) => exerciseId)}
        wanted={wanted}
        left={left}
        onChange={change}
        onSkip={skip}
        onSwap={swap}
      />
      {guide && <ExerciseHelp guide={guide} notes={exercise.target?.notes ?? null} />}
    </Card>
  );
}

/** The guide that came with the plan, else the exercise's own, and what is known without one. */
function useGuide(exercise: SessionExercise, today: TrainingToday) {
  const { exerciseId } = exercise;
  const planned = guideOf(today.guides, exercise);
  const own = useExerciseGuide(exerciseId, planned === undefined);
  const library = useExercises(planned === undefined);
  const guide = planned ?? own.data;
  const item = library.data?.exercises.find(({ id }) => id === exerciseId);
  // What is about to be known is not guessed first.
  const isComing = !guide && own.fetchStatus === 'fetching';
  return { guide, known: isComing ? undefined : knownOf(exercise, { guide, item, today }) };
}
