import {
  loadStepOf,
  MIND_MUSCLE_LEVELS,
  PUMP_LEVELS,
  SET_ENERGIES,
  SET_LIMITS,
} from '@posedown/coaching';
import type { SessionExercise, Units } from '@posedown/contract';
import { type ReactNode, useState } from 'react';
import { WEIGHT_UNIT, weightFromKg } from '../../../lib/units.ts';
import { ChoiceField } from '../../../ui/form/choice-field.tsx';
import { StepperField } from '../../../ui/form/stepper-field.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import type { ExerciseContext } from './exercise-context.ts';
import { loadLabel, plateText } from './exercise-text.ts';
import classes from './session.module.css';
import { isFailed, type SetDraft, type SetErrors, typedLoadKg } from './set-draft.ts';

interface SetFieldsProps {
  draft: SetDraft;
  fieldErrors: SetErrors;
  exercise: SessionExercise;
  known: ExerciseContext | undefined;
  units: Units;
  onChange: (change: Partial<SetDraft>) => void;
}

/** Load, reps and RPE of a set. */
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
  const plates = plateText(loadKg, known, units);
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

/** The step for loads without their own, kg. */
const USUAL_STEP_KG = 2.5;

/** Steps by the exercise's real plates or weights, in the athlete's units. */
function weightLimit(context: ExerciseContext | undefined, units: Units) {
  const max = Math.floor(weightFromKg(SET_LIMITS.weight.max, units));
  const stepKg = loadStepOf(context?.loadStepKg || USUAL_STEP_KG, units);
  return { min: 0, max, step: Math.round(weightFromKg(stepKg, units) * 100) / 100 };
}

interface SetFeelingsProps {
  draft: SetDraft;
  onChange: (change: Partial<SetDraft>) => void;
  error: ReactNode;
}

const toChoices = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }));

/** The athlete's ratings of a set: optional, so collapsed by default. */
export function SetFeelings(props: SetFeelingsProps) {
  const [isOpen, setOpen] = useState(false);
  const { error } = props;
  return (
    <details
      className={classes.help}
      open={error ? true : undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>Form, pump, connection, energy</summary>
      {/* Most sets are logged without ratings, and their fields would slow down every render. */}
      {(isOpen || error) && <FeelingFields {...props} />}
    </details>
  );
}

function FeelingFields({ draft, onChange, error }: SetFeelingsProps) {
  return (
    <Stack gap="lg">
      <StepperField
        label="Form"
        name="form"
        unit="of 10"
        optional
        value={draft.form}
        onChange={(form) => onChange({ form })}
        limit={SET_LIMITS.form}
        start={8}
        error={error}
      />
      <ChoiceField
        label="Pump"
        name="pump"
        optional
        choices={toChoices(PUMP_LEVELS)}
        value={draft.pump}
        onChange={(pump) => onChange({ pump })}
      />
      <ChoiceField
        label="Mind-muscle connection"
        name="mindMuscle"
        optional
        choices={toChoices(MIND_MUSCLE_LEVELS)}
        value={draft.mindMuscle}
        onChange={(mindMuscle) => onChange({ mindMuscle })}
      />
      <ChoiceField
        label="Energy"
        name="energy"
        optional
        choices={toChoices(SET_ENERGIES)}
        value={draft.energy}
        onChange={(energy) => onChange({ energy })}
      />
    </Stack>
  );
}
