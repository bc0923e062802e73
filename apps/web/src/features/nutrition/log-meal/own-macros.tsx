import type { FormErrors } from '../../../lib/contract-form.ts';
import { MacroFields } from '../macro-fields.tsx';
import type { LogForm } from './log-form.ts';
import classes from './log-meal.module.css';

interface OwnMacrosProps {
  form: LogForm;
  errors: FormErrors;
  onChange: (changes: Partial<LogForm>) => void;
}

/** The macros of a food that is not in the table, for the amount above. It is kept for next time. */
export function OwnMacros({ form, errors, onChange }: OwnMacrosProps) {
  return (
    <fieldset className={classes.own}>
      <legend className={classes.ownTitle}>
        This is your own food: enter its macros for the amount above. They’re saved for next time.
      </legend>
      <MacroFields
        values={form}
        errors={errors}
        onChange={(name, value) => onChange({ [name]: value })}
      />
    </fieldset>
  );
}
