import { type ReactNode, useId } from 'react';
import classes from './field.module.css';
import { LabelText } from './label-text.tsx';

interface FieldSetProps {
  label: string;
  /** The field’s name in the form; errors are matched by it. */
  name: string;
  optional?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  role?: 'radiogroup' | 'group';
  children: ReactNode;
}

/** Several controls that share a label, hint and error. */
export function FieldSet({ label, name, optional, hint, error, role, children }: FieldSetProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={classes.field}
      role={role}
      data-field={name}
      data-invalid={error ? true : undefined}
      aria-invalid={role === 'radiogroup' && error ? true : undefined}
      aria-describedby={described || undefined}
    >
      <legend className={classes.label}>
        <LabelText optional={optional}>{label}</LabelText>
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
