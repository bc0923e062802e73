import type { Hold } from '@posedown/contract';
import { useId, useState } from 'react';
import tick from '../../../ui/form/tick-box.module.css';
import { useLiftHold } from '../api.ts';
import classes from './confirm-box.module.css';
import { HoldDialog } from './hold-dialog.tsx';

interface LiftDialogProps {
  athleteId: string;
  hold: Hold;
  onClose: () => void;
}

/** Asks for the reason, and for a clinician's agreement if the hold needs one, before the hold is lifted. */
export function LiftDialog({ athleteId, hold, onClose }: LiftDialogProps) {
  const [clinicianAgreed, setClinicianAgreed] = useState(false);
  const lift = useLiftHold(athleteId);
  const isConfirmed = !hold.needsClinician || clinicianAgreed;
  return (
    <HoldDialog
      title="Lift hold"
      intro={`${hold.name}. Deficits and peak weeks become possible again. Plans don’t change until you create new ones.`}
      reasonLabel="Why it can be lifted"
      below={(isChecked) =>
        hold.needsClinician && (
          <ConfirmBox
            label="A clinician who knows the history has agreed"
            checked={clinicianAgreed}
            onChange={setClinicianAgreed}
            error={
              isChecked && !isConfirmed
                ? 'This hold can only be lifted with a clinician’s agreement.'
                : undefined
            }
          />
        )
      }
      isComplete={isConfirmed}
      mutation={lift}
      save={(reason, options) =>
        lift.mutate({ holdId: hold.id, body: { reason, clinicianAgreed } }, options)
      }
      done="Hold lifted"
      failed="The hold wasn’t lifted. Try again."
      onClose={onClose}
    />
  );
}

interface ConfirmBoxProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | undefined;
}

/** A checkbox that must be ticked before the dialog can be confirmed. */
function ConfirmBox({ label, checked, onChange, error }: ConfirmBoxProps) {
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
