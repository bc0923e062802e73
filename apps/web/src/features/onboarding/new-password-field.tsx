import type { FieldProps } from '../../ui/form/field-props.ts';
import { PasswordField } from '../../ui/form/password-field.tsx';
import classes from './new-password-field.module.css';
import { passwordStrength } from './password-strength.ts';

interface NewPasswordFieldProps extends FieldProps<string> {
  /** The person's name and email, which make weak passwords. */
  names: readonly string[];
}

/** A new password with a strength meter. If left empty, a link to set one is emailed. */
export function NewPasswordField({ names, ...field }: NewPasswordFieldProps) {
  return (
    <div>
      <PasswordField
        {...field}
        label="Password"
        optional
        hint="You can leave this empty. You stay logged in on this browser, and we email you a link to set one."
        autoComplete="new-password"
        maxLength={200}
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
