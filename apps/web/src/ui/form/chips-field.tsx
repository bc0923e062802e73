import { IconCheck, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './choices.module.css';
import { FieldSet } from './field-set.tsx';

interface ChipsFieldProps<Value extends string> {
  label: string;
  name: string;
  choices: readonly Value[];
  /** The label of a choice; by default the choice itself. */
  labelOf?: (choice: Value) => string;
  /** The maximum number of choices. */
  max?: number;
  values: readonly Value[];
  onChange: (values: Value[]) => void;
  optional?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
}

/** Multiple choice, as chips. */
export function ChipsField<Value extends string>(props: ChipsFieldProps<Value>) {
  const { choices, labelOf, max, values, onChange, ...field } = props;
  const isFull = max !== undefined && values.length >= max;
  const toggle = (choice: Value) =>
    onChange(choices.filter((other) => (other === choice) !== values.includes(other)));
  return (
    <FieldSet {...field}>
      <div className={classes.choices} data-look="chips">
        {choices.map((choice) => (
          <label key={choice} className={classes.choice}>
            <input
              className={classes.input}
              type="checkbox"
              checked={values.includes(choice)}
              disabled={isFull && !values.includes(choice)}
              onChange={() => toggle(choice)}
            />
            <ChipMark checked={values.includes(choice)} />
            <span className={classes.name}>{labelOf ? labelOf(choice) : choice}</span>
          </label>
        ))}
      </div>
    </FieldSet>
  );
}

function ChipMark({ checked }: { checked: boolean }) {
  const Icon = checked ? IconCheck : IconPlus;
  return <Icon className={classes.mark} aria-hidden="true" />;
}
