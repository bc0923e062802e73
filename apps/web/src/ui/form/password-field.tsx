import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { UnstyledButton } from '../parts/button.tsx';
import classes from './field.module.css';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';

interface PasswordFieldProps extends FieldProps<string> {
  label: string;
  optional?: boolean;
  hint?: string;
  maxLength?: number;
  /** 'current-password' lets a password manager fill it in, 'new-password' lets it suggest one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden unless the eye button is pressed. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, optional, hint, error, onChange, ...rest } = props;
  const [shown, setShown] = useState(false);
  const Eye = shown ? IconEyeOff : IconEye;
  return (
    <FieldFrame label={label} optional={optional} hint={hint} error={error}>
      {(control) => (
        <span className={classes.box}>
          <input
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            className={classes.native}
            data-unit
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <UnstyledButton
            className={classes.eye}
            onClick={() => setShown(!shown)}
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-pressed={shown}
          >
            <Eye size={20} stroke={1.6} aria-hidden="true" />
          </UnstyledButton>
        </span>
      )}
    </FieldFrame>
  );
}
