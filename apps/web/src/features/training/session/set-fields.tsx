import { loadStepOf, SET_LIMITS } from '@posedown/coaching';
import type { SessionExercise, Units } from '@posedown/contract';
import { WEIGHT_UNIT, weightFromKg } from '../../../lib/units.ts';
import { StepperField } from '../../../ui/form/stepper-field.tsx';
import { loadLabel, plateWords } from './exercise-words.ts';
import type { KnownExercise } from './guide-of.ts';
import classes from './session.module.css';
import { isFailed, type SetDraft, type SetErrors, typedLoadKg } from './set-draft.ts';

interface SetFieldsProps {
  draft: SetDraft;
  fieldErrors: SetErrors;
  exercise: SessionExercise;
  known: KnownExercise | undefined;
  units: Units;
  onChange: (change: Partial<SetDraft>) => void;
}

/** How much, how often, how hard: as few taps as the exercise allows. */
export function SetFields({
  draft,
  fieldErrors,
  exercise,
  known,
  units,
  onChange,
}: SetFieldsProps) {
  const isTimed = known?.timed ?? exercise.timed ?? false;
  const loadKg = typedLoadKg(draft.weight, units) ?? Number.NaN;
  const plates = plateWords(loadKg, known, units);
  return (
    <div className={classes.fields}>
      <StepperField
        label={loadLabel(known?.loading || exercise.loading)}
        name="weight"
        unit={WEIGHT_UNIT[units]}
        value={draft.weight}
        onChange={(weight) => onChange({ weight })}
        limit={weightLimit(known, units)}
        start={units === 'metric' ? 20 : 45}
        hint={plates ?? undefined}
        error={fieldErrors.weight}
      />
      <StepperField
        label={isTimed ? 'Seconds' : 'Reps'}
        name="reps"
        unit={isTimed ? 's' : ''}
        value={draft.reps}
        onChange={(reps) => onChange({ reps })}
        limit={isTimed ? { ...SET_LIMITS.reps, step: 5 } : SET_LIMITS.reps}
        start={8}
        hint={isFailed(draft) ? 'A failed set: RPE 10' : undefined}
        error={fieldErrors.reps}
      />
      <StepperField
        label="RPE"
        name="rpe"
        unit="of 10"
        value={draft.rpe}
        onChange={(rpe) => onChange({ rpe })}
        limit={SET_LIMITS.rpe}
        start={exercise.target?.rpe ?? 8}
        error={fieldErrors.rpe}
      />
    </div>
  );
}

/** What a load without steps of its own is typed in, kg. */
const USUAL_STEP_KG = 2.5;

/** Steps as the load is really changed: by the exercise's plates, in the athlete's unit. */
function weightLimit(known: KnownExercise | undefined, units: Units) {
  const max = Math.floor(weightFromKg(SET_LIMITS.weight.max, units));
  const stepKg = loadStepOf(known?.loadStepKg || USUAL_STEP_KG, units);
  return { min: 0, max, step: Math.round(weightFromKg(stepKg, units) * 100) / 100 };
}
