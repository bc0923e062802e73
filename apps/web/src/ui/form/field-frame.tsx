import { type ReactNode, useId } from 'react';
import classes from './field.module.css';
import { LabelText } from './label-text.tsx';

/** Ids that link a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps {
  label: ReactNode;
  optional?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** The unit, rendered in an element with id "<control>-unit". */
  unit?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint, control and error. */
export function FieldFrame({ label, optional, hint, error, unit, children }: FieldFrameProps) {
  const id = useId();
  const described = [unit && `${id}-unit`, hint && `${id}-hint`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        <LabelText optional={optional}>{label}</LabelText>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
