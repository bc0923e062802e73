import { counted } from '@posedown/coaching';
import type {
  ExerciseGuide,
  ExerciseTarget,
  SessionExercise,
  TrainingToday,
} from '@posedown/contract';
import { Link } from '@tanstack/react-router';
import { restText } from '../../../lib/rest-text.ts';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { useExerciseGuide, useExercises } from '../api.ts';
import { exerciseContext, guideOf } from './exercise-context.ts';
import { supersetText, techniqueName, techniqueText } from './exercise-text.ts';
import { ExerciseTools } from './exercise-tools.tsx';
import { nextUnfinished } from './progress-text.ts';
import classes from './session.module.css';
import { nextSet } from './set-draft.ts';
import { SetEditor } from './set-editor.tsx';
import { SetList } from './set-list.tsx';
import { type Superset, sessionSuperset } from './superset.ts';
import { type ExerciseInProgress, useSessionExercise } from './use-session-exercise.ts';

interface ExercisePanelProps extends ExerciseInProgress {
  onFinish: () => void;
}

/** The current exercise: targets, help, the sets so far and the next one. */
export function ExercisePanel(props: ExercisePanelProps) {
  const { exercise, place, session, today, act, onGo, onFinish } = props;
  const { guide, known } = useGuide(exercise, today);
  const { units, edited, setEdited, setWantsMore, isOpen, wanted, left, ...ways } =
    useSessionExercise(props);
  const { begun, begin, change, skip, resume, swap, save } = ways;

  return (
    <Card as="section" labelledBy={`exercise-${exercise.key}`} gap="md">
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
          // Resets the draft for a swapped exercise and for a set being corrected.
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
      {guide && <ExerciseHelp guide={guide} planNotes={exercise.target?.notes ?? null} />}
    </Card>
  );
}

/**
 * The plan's guide for the exercise, or else the exercise's own, and what is known if it has no
 * guide.
 */
function useGuide(exercise: SessionExercise, today: TrainingToday) {
  const { exerciseId } = exercise;
  const planned = guideOf(today.guides, exercise);
  const own = useExerciseGuide(exerciseId, planned === undefined);
  const library = useExercises(planned === undefined);
  const guide = planned ?? own.data;
  const item = library.data?.exercises.find(({ id }) => id === exerciseId);
  // Don’t show an estimate that is about to be replaced.
  const isComing = !guide && own.fetchStatus === 'fetching';
  return { guide, known: isComing ? undefined : exerciseContext(exercise, { guide, item, today }) };
}

interface ExerciseDoneProps {
  exercise: SessionExercise;
  place: number;
  exercises: readonly SessionExercise[];
  onGo: (index: number) => void;
  onFinish: () => void;
  /** Adds an extra set. */
  onMore: () => void;
}

/** Replaces the set editor once all sets are done, so that no extra set is logged by accident. */
function ExerciseDone(props: ExerciseDoneProps) {
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
          Next: {exercises[next]?.exerciseName}
        </Button>
      )}
      <Button size="md" variant="default" fullWidth onClick={onMore}>
        Log one more set
      </Button>
    </div>
  );
}

interface ExerciseHelpProps {
  guide: ExerciseGuide;
  /** The plan's notes on the exercise. */
  planNotes: string | null;
}

/** The plan's notes, and how to do the exercise. */
function ExerciseHelp({ guide, planNotes }: ExerciseHelpProps) {
  return (
    <>
      {planNotes && <p className={classes.note}>{planNotes}</p>}
      <details className={classes.help}>
        <summary>Cues and how to do it</summary>
        <ul className={classes.tips}>
          {guide.formCues.map((cue) => (
            <li key={cue}>{cue}</li>
          ))}
        </ul>
        {guide.instructions && <p className={classes.words}>{guide.instructions}</p>}
        {guide.commonMistakes.length > 0 && (
          <p className={classes.words}>Avoid: {guide.commonMistakes.join(', ').toLowerCase()}.</p>
        )}
        {guide.competitionRelevance && (
          <p className={classes.words}>{guide.competitionRelevance}</p>
        )}
        {/* Only library exercises have a page. */}
        {guide.muscleGroup && (
          <Link
            to="/exercises/$exerciseId"
            params={{ exerciseId: guide.exerciseId }}
            className={classes.more}
          >
            Exercise details
          </Link>
        )}
      </details>
    </>
  );
}

interface ExerciseTargetsProps {
  target: ExerciseTarget;
  superset: Superset | undefined;
}

/** The plan's targets for an exercise. */
function ExerciseTargets({ target, superset }: ExerciseTargetsProps) {
  const facts: [string, string][] = [
    ['Sets', String(target.sets)],
    ['Reps', target.reps],
    ['Rest', superset?.isFirst ? 'None' : restText(target.restTime)],
    ['RPE', String(target.rpe)],
    ['Tempo', target.tempo],
    ['Tension', `${target.timeUnderTension} s`],
  ];
  const how = techniqueText(target);
  return (
    <>
      <dl className={classes.targets}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {superset && (
        <p className={classes.note}>
          <strong>Superset with {superset.partner}.</strong> {supersetText(superset)}
        </p>
      )}
      {how && (
        <p className={classes.note}>
          <strong>{techniqueName(target.technique)}.</strong> {how}
        </p>
      )}
    </>
  );
}
