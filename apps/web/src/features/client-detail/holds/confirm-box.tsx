import { useId } from 'react';
import tick from '../../../ui/form/tick-box.module.css';
import classes from './confirm-box.module.css';

interface ConfirmBoxProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | undefined;
}

/** A box to tick before a dialog may do what it says. */
export function ConfirmBox({ label, checked, onChange, error }: ConfirmBoxProps) {
  const id = useId();
  return (
    <div>
      <label className={classes.line}>
        <input
          type="checkbox"
          className={tick.box}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {label}
      </label>
      {error && (
        <p id={id} role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
