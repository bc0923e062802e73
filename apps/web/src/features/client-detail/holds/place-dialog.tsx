import type { HoldKind } from '@posedown/coaching';
import { useState } from 'react';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { usePlaceHold } from '../api.ts';
import { HoldDialog } from './hold-dialog.tsx';
import { HOLD_CHOICES } from './hold-words.ts';

interface PlaceDialogProps {
  athleteId: string;
  onClose: () => void;
}

/** Puts a diet on hold by the coach's own decision. */
export function PlaceDialog({ athleteId, onClose }: PlaceDialogProps) {
  const [kind, setKind] = useState<HoldKind | ''>('');
  const place = usePlaceHold(athleteId);
  return (
    <HoldDialog
      title="Put diet on hold"
      intro="No deficit and no peak week until you lift it. The athlete sees a short, kind note on their dashboard, without your reason."
      reasonLabel="Reason"
      above={(isChecked) => (
        <SelectField
          label="What for"
          name="kind"
          choices={HOLD_CHOICES}
          value={kind}
          onChange={setKind}
          error={isChecked && !kind && 'Choose a reason.'}
        />
      )}
      isComplete={kind !== ''}
      mutation={place}
      save={(reason, options) => kind && place.mutate({ kind, reason }, options)}
      done="Diet put on hold"
      failed="The diet wasn’t put on hold. Try again."
      onClose={onClose}
    />
  );
}
