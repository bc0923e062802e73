import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import classes from './field.module.css';
import { FieldFrame } from './field-frame.tsx';
import { numberErrorOf } from './number-error.tsx';

interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  type?: 'text' | 'email' | 'time';
  /** 'decimal' shows a numeric keyboard with a decimal separator. */
  inputMode?: 'text' | 'email' | 'decimal' | 'numeric';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
  /** Shown after the value: 'kg'. */
  unit?: string;
  /** The field’s name in the form; errors are matched by it. */
  name: string;
  maxLength?: number;
  /** The id of a datalist with suggestions. */
  list?: string;
}

/** A single-line text or number input. Doesn’t validate. */
export function TextField(props: TextFieldProps) {
  const { label, optional, onChange, hint, error, unit, ...rest } = props;
  return (
    <FieldFrame
      {...{ label, optional, hint, unit }}
      error={numberErrorOf(error, rest.value, onChange)}
    >
      {(control) => (
        <span className={classes.box}>
          <input
            type="text"
            {...rest}
            {...control}
            className={classes.native}
            data-unit={unit ? true : undefined}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {unit && (
            <span id={`${control.id}-unit`} className={classes.unit}>
              {unit}
            </span>
          )}
        </span>
      )}
    </FieldFrame>
  );
}
