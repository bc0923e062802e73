import type { HoldKind } from '@posedown/coaching';
import { type FormEvent, useId, useState } from 'react';
import { userMessageOf } from '../../../lib/api-error.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { usePlaceHold } from '../api.ts';
import classes from '../client-detail.module.css';
import { HOLD_CHOICES } from './hold-words.ts';
import { reasonError } from './reason-error.ts';

interface PlaceDialogProps {
  athleteId: string;
  onClose: () => void;
}

/** Puts a diet on hold by the coach's own decision. */
export function PlaceDialog({ athleteId, onClose }: PlaceDialogProps) {
  const id = useId();
  const [kind, setKind] = useState<HoldKind | ''>('');
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const place = usePlaceHold(athleteId);

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!kind || reasonError(reason)) return;
    const onSuccess = () => {
      void showToast({ title: 'Diet put on hold' });
      onClose();
    };
    place.mutate({ kind, reason }, { onSuccess });
  }

  return (
    <Dialog
      title="Put diet on hold"
      intro="No deficit and no peak week until you lift it. The athlete sees a short, kind note on their dashboard, without your reason."
      onClose={onClose}
      footer={
        <DialogButtons
          form={id}
          label="Put diet on hold"
          busyLabel="Saving..."
          busy={place.isPending}
          onCancel={onClose}
        />
      }
    >
      <form id={id} className={classes.form} onSubmit={submit} noValidate>
        <SelectField
          label="What for"
          name="kind"
          choices={HOLD_CHOICES}
          value={kind}
          onChange={setKind}
          error={isChecked && !kind && 'Choose what it is for.'}
        />
        <TextAreaField
          label="Reason"
          name="reason"
          hint="Only coaches see it."
          value={reason}
          onChange={setReason}
          readOnly={place.isPending}
          error={isChecked ? reasonError(reason) : undefined}
        />
        {place.isError && (
          <FormNotice>
            {userMessageOf(place.error, 'The diet wasn’t put on hold. Try again.')}
          </FormNotice>
        )}
      </form>
    </Dialog>
  );
}
