import type { FieldProps } from '../../ui/form/field-props.ts';
import { PasswordField } from '../../ui/form/password-field.tsx';
import classes from './new-password-field.module.css';
import { passwordStrength } from './password-strength.ts';

interface NewPasswordFieldProps extends FieldProps<string> {
  /** What others know of the person; it makes no good password. */
  names: readonly string[];
}

/** A password to come, with a hint how good it is. May be left empty: then a link comes by mail. */
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
