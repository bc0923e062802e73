import '../styles/form.ts';
import { PasswordInput } from '@mantine/core';
import classes from './field.module.css';
import type { FieldProps } from './field-props.ts';
import { TEXT_CLASSES } from './text-classes.ts';

interface PasswordFieldProps extends FieldProps<string> {
  label: string;
  hint?: string;
  /** 'current-password' lets a password manager fill it in, 'new-password' lets it propose one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until the eye is pressed. */
export function PasswordField({ onChange, hint, ...rest }: PasswordFieldProps) {
  return (
    <PasswordInput
      {...rest}
      description={hint}
      classNames={{
        ...TEXT_CLASSES,
        innerInput: classes.passwordInner,
        visibilityToggle: classes.passwordToggle,
      }}
      visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
