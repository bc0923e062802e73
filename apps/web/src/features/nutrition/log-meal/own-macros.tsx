import { TextField } from '../../../ui/form/text-field.tsx';
import type { LogForm } from './log-form.ts';
import classes from './log-meal.module.css';

const FIELDS = [
  ['calories', 'Calories', 'kcal'],
  ['protein', 'Protein', 'g'],
  ['carbs', 'Carbs', 'g'],
  ['fats', 'Fats', 'g'],
] as const;

interface OwnMacrosProps {
  form: LogForm;
  errors: Record<string, string>;
  onChange: (changes: Partial<LogForm>) => void;
}

/** The macros of a food that is not in the table, for the amount above. It is kept for next time. */
export function OwnMacros({ form, errors, onChange }: OwnMacrosProps) {
  return (
    <fieldset className={classes.own}>
      <legend className={classes.ownTitle}>
        A food of your own: its macros for the amount above. It is kept for the next time.
      </legend>
      {FIELDS.map(([name, label, unit]) => (
        <TextField
          key={name}
          label={label}
          name={name}
          unit={unit}
          optional={name !== 'calories'}
          inputMode="decimal"
          autoComplete="off"
          value={form[name]}
          error={errors[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
    </fieldset>
  );
}
