import '../../ui/styles/form.ts';
import { PasswordInput } from '@mantine/core';
import type { FieldProps } from '../../ui/form/field-props.ts';
import { LabelText } from '../../ui/form/label-text.tsx';
import { TEXT_CLASSES } from '../../ui/form/text-classes.ts';
import classes from './new-password-field.module.css';
import { passwordStrength } from './password-strength.ts';

interface NewPasswordFieldProps extends FieldProps<string> {
  /** What others know of the person; it makes no good password. */
  names: readonly string[];
}

/** A password to come, with a hint how good it is. May be left empty: then a link comes by mail. */
export function NewPasswordField({ names, onChange, ...field }: NewPasswordFieldProps) {
  return (
    <div>
      <PasswordInput
        {...field}
        label={<LabelText optional>Password</LabelText>}
        description="Without one you are signed in on this browser all the same, and a link to set a password comes by e-mail."
        autoComplete="new-password"
        maxLength={200}
        classNames={{
          ...TEXT_CLASSES,
          innerInput: classes.inner,
          visibilityToggle: classes.toggle,
        }}
        visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div role="status">
        {field.value !== '' && <Meter {...passwordStrength(field.value, names)} />}
      </div>
    </div>
  );
}

function Meter({ level, words }: ReturnType<typeof passwordStrength>) {
  return (
    <div className={classes.meter} data-level={level}>
      <div className={classes.bars} aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={classes.bar} data-on={bar <= level || undefined} />
        ))}
      </div>
      <p className={classes.words}>{words}</p>
    </div>
  );
}
