import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Choice } from './choice-field.tsx';
import classes from './field.module.css';
import { FieldFrame } from './field-frame.tsx';

interface SelectFieldProps<Value extends string> {
  label: ReactNode;
  name: string;
  choices: readonly Choice<Value>[];
  /** Empty while nothing is chosen. */
  value: Value | '';
  onChange: (value: Value) => void;
  placeholder?: string;
  optional?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
}

/** One choice out of several, in the browser's own list: a wheel on a phone. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, optional, hint, error, choices, value, placeholder, onChange, name } = props;
  return (
    <FieldFrame label={label} optional={optional} hint={hint} error={error}>
      {(control) => (
        <span className={classes.box}>
          <select
            {...control}
            name={name}
            className={`${classes.native} ${classes.select}`}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value as Value)}
          >
            {value === '' && <option value="">{placeholder ?? 'Choose'}</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <IconChevronDown className={classes.arrow} size={18} aria-hidden="true" />
        </span>
      )}
    </FieldFrame>
  );
}
