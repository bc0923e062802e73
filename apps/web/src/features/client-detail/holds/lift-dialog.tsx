import type { Hold } from '@posedown/contract';
import { useState } from 'react';
import { useLiftHold } from '../api.ts';
import { ConfirmBox } from './confirm-box.tsx';
import { HoldDialog } from './hold-dialog.tsx';

interface LiftDialogProps {
  athleteId: string;
  hold: Hold;
  onClose: () => void;
}

/** Asks for the reason, and for a clinician's word where the hold needs one, before the hold is lifted. */
export function LiftDialog({ athleteId, hold, onClose }: LiftDialogProps) {
  const [clinicianAgreed, setClinicianAgreed] = useState(false);
  const lift = useLiftHold(athleteId);
  const isConfirmed = !hold.needsClinician || clinicianAgreed;
  return (
    <HoldDialog
      title="Lift hold"
      intro={`${hold.name}. Deficits and peak weeks become possible again. Plans stay as they are until you make new ones.`}
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
