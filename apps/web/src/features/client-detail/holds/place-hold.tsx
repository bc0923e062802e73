import type { HoldKind } from '@posedown/coaching';
import { useState } from 'react';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { usePlaceHold } from '../api.ts';
import { HoldDialog } from './hold-dialog.tsx';
import { HOLD_CHOICES } from './hold-text.ts';

/** Opens the dialog that puts the diet on hold. */
export function PlaceHold({ athleteId }: { athleteId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" size="md" onClick={() => setOpen(true)}>
        Put diet on hold
      </Button>
      {isOpen && <PlaceDialog athleteId={athleteId} onClose={() => setOpen(false)} />}
    </>
  );
}

interface PlaceDialogProps {
  athleteId: string;
  onClose: () => void;
}

/** Asks for the reason before a coach puts a diet on hold. */
function PlaceDialog({ athleteId, onClose }: PlaceDialogProps) {
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
