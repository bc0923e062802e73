import { SET_LIMITS } from '@posedown/coaching';
import type { ExerciseGuide, SessionExercise, Units } from '@posedown/contract';
import { WEIGHT_UNIT, weightFromKg } from '../../../lib/units.ts';
import { StepperField } from '../../../ui/form/stepper-field.tsx';
import { loadLabel, plateWords } from './exercise-words.ts';
import classes from './session.module.css';
import { isFailed, type SetComplaints, type SetDraft, typedLoadKg } from './set-draft.ts';

interface SetFieldsProps {
  draft: SetDraft;
  complaints: SetComplaints;
  exercise: SessionExercise;
  guide: ExerciseGuide | undefined;
  units: Units;
  onChange: (change: Partial<SetDraft>) => void;
}

/** How much, how often, how hard: as few taps as the exercise allows. */
export function SetFields({ draft, complaints, exercise, guide, units, onChange }: SetFieldsProps) {
  const isTimed = guide?.timed ?? exercise.timed ?? false;
  const loadKg = typedLoadKg(draft.weight, units) ?? Number.NaN;
  const plates = plateWords(loadKg, guide?.loading ?? 'none', units);
  return (
    <div className={classes.fields}>
      <StepperField
        label={loadLabel(guide?.loading ?? exercise.loading)}
        name="weight"
        unit={WEIGHT_UNIT[units]}
        value={draft.weight}
        onChange={(weight) => onChange({ weight })}
        limit={weightLimit(guide, units)}
        start={units === 'metric' ? 20 : 45}
        hint={plates ?? undefined}
        error={complaints.weight}
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
        error={complaints.reps}
      />
      <StepperField
        label="RPE"
        name="rpe"
        unit="of 10"
        value={draft.rpe}
        onChange={(rpe) => onChange({ rpe })}
        limit={SET_LIMITS.rpe}
        start={exercise.target?.rpe ?? 8}
        error={complaints.rpe}
      />
    </div>
  );
}

/** Steps as the load is really changed: by the exercise's plates, or by 5 lb. */
function weightLimit(guide: ExerciseGuide | undefined, units: Units) {
  const max = Math.floor(weightFromKg(SET_LIMITS.weight.max, units));
  const stepKg = guide && guide.loadStepKg > 0 ? guide.loadStepKg : 2.5;
  return { min: 0, max, step: units === 'metric' ? stepKg : 5 };
}
