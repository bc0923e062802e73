import { TECHNIQUES } from '@posedown/coaching';
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { UnstyledButton } from '../../../ui/parts/button.tsx';
import { techniqueName } from '../session/exercise-text.ts';
import classes from './builder.module.css';
import { type ExerciseDraft, partnerOf } from './plan-draft.ts';
import { exerciseProblem } from './plan-problems.ts';

interface ExerciseRowProps {
  exercise: ExerciseDraft;
  /** The other exercises of the day: partners of a superset. */
  others: readonly ExerciseDraft[];
  isFirst: boolean;
  isLast: boolean;
  onChange: (change: Partial<ExerciseDraft>) => void;
  onMove: (by: -1 | 1) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

/** One exercise of a day: its fields, and buttons to move, duplicate and remove it. */
export function ExerciseRow(props: ExerciseRowProps) {
  const { exercise, isFirst, isLast, onChange, onMove, onDuplicate, onRemove } = props;
  const { key, exerciseName, category } = exercise;
  const problem = exerciseProblem(exercise);
  const text = (
    label: string,
    name: 'sets' | 'reps' | 'restTime' | 'rpe' | 'tempo',
    unit?: string,
  ) => (
    <TextField
      label={label}
      name={`${name}-${key}`}
      value={exercise[name]}
      onChange={(value) => onChange({ [name]: value })}
      inputMode={name === 'reps' || name === 'tempo' ? 'text' : 'decimal'}
      maxLength={20}
      unit={unit}
    />
  );
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: not every browser can lay out a fieldset as a grid */}
      <div className={classes.exercise} role="group" aria-labelledby={`exercise-${key}`}>
        <div className={classes.exerciseHead}>
          <div>
            <h3 id={`exercise-${key}`} className={classes.exerciseName}>
              {exerciseName}
            </h3>
            <p className={classes.words}>{category}</p>
          </div>
          <div className={classes.tools}>
            <Tool label={`Move ${exerciseName} up`} disabled={isFirst} onClick={() => onMove(-1)}>
              <IconArrowUp size={18} aria-hidden="true" />
            </Tool>
            <Tool label={`Move ${exerciseName} down`} disabled={isLast} onClick={() => onMove(1)}>
              <IconArrowDown size={18} aria-hidden="true" />
            </Tool>
            <Tool label={`Duplicate ${exerciseName}`} onClick={onDuplicate}>
              <IconCopy size={18} aria-hidden="true" />
            </Tool>
            <Tool label={`Remove ${exerciseName}`} onClick={onRemove}>
              <IconTrash size={18} aria-hidden="true" />
            </Tool>
          </div>
        </div>
        <div className={classes.numbers}>
          {text('Sets', 'sets')}
          {text('Reps', 'reps')}
          {text('Rest', 'restTime', 's')}
          {text('RPE', 'rpe')}
          {text('Tempo', 'tempo')}
          <SelectField
            label="Technique"
            name={`technique-${key}`}
            value={exercise.technique}
            onChange={(technique) => onChange({ technique })}
            choices={TECHNIQUES.map((technique) => ({
              value: technique,
              label: techniqueName(technique),
            }))}
          />
          <TechniqueFields {...props} />
          <TextField
            label="Notes"
            name={`notes-${key}`}
            optional
            value={exercise.notes}
            onChange={(notes) => onChange({ notes })}
            maxLength={500}
          />
        </div>
        {problem && (
          <p className={classes.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
    </li>
  );
}

/** The fields that only some techniques need. */
function TechniqueFields({ exercise, others, onChange }: ExerciseRowProps) {
  const { key, technique } = exercise;
  if (technique === 'drop_set') {
    return (
      <TextField
        label="Load reduction"
        name={`drop-${key}`}
        inputMode="numeric"
        unit="%"
        value={exercise.dropSetPercentage}
        onChange={(dropSetPercentage) => onChange({ dropSetPercentage })}
      />
    );
  }
  if (technique === 'rest_pause') {
    return (
      <TextField
        label="Reps after each rest"
        name={`pause-${key}`}
        inputMode="numeric"
        value={exercise.restPauseReps}
        onChange={(restPauseReps) => onChange({ restPauseReps })}
      />
    );
  }
  if (technique !== 'super_set') return null;
  return (
    <SelectField
      label="Together with"
      name={`partner-${key}`}
      value={partnerOf(exercise, others)}
      onChange={(supersetWith) => onChange({ supersetWith })}
      choices={[
        { value: '', label: 'The next exercise' },
        ...others.map(({ exerciseName }) => ({ value: exerciseName, label: exerciseName })),
      ]}
    />
  );
}

interface ToolProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Tool({ label, disabled, onClick, children }: ToolProps) {
  return (
    <UnstyledButton
      className={classes.tool}
      aria-label={label}
      // Not `disabled`, so that the keyboard focus stays when a row reaches either end.
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
    >
      {children}
    </UnstyledButton>
  );
}
