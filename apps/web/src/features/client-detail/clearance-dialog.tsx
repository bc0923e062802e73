import { type FormEvent, useId, useState } from 'react';
import { userMessageOf } from '../../lib/api-error.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../ui/dialog/dialog-buttons.tsx';
import { DayField } from '../../ui/form/day-field.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useRecordClearance } from './api.ts';

interface ClearanceDialogProps {
  athleteId: string;
  /** The athlete's calendar day: a word to come is none. */
  today: string;
  /** Of the answers that the conditions belong to. */
  version: number;
  onClose: () => void;
}

/** Writes down on which day a clinician agreed. */
export function ClearanceDialog({ athleteId, today, version, onClose }: ClearanceDialogProps) {
  const id = useId();
  const [clearedOn, setClearedOn] = useState<string>(today);
  const record = useRecordClearance(athleteId);

  function submit(event: FormEvent) {
    event.preventDefault();
    const onSuccess = () => {
      void showToast({ title: 'Clearance recorded' });
      onClose();
    };
    if (clearedOn) record.mutate({ clearedOn, version }, { onSuccess });
  }

  return (
    <Dialog
      title="Record clearance"
      intro="Record only what a clinician told you or your athlete. It covers the conditions on record and ends if a new one is added. Plans don’t change until you make new ones."
      onClose={onClose}
      footer={
        <DialogButtons
          form={id}
          label="Record clearance"
          busyLabel="Saving..."
          busy={record.isPending}
          disabled={!clearedOn}
          onCancel={onClose}
        />
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <DayField
          label="A clinician agreed on"
          name="clearedOn"
          value={clearedOn}
          onChange={setClearedOn}
          max={today}
        />
        {record.isError && (
          <FormNotice>{userMessageOf(record.error, 'That wasn’t saved. Try again.')}</FormNotice>
        )}
      </form>
    </Dialog>
  );
}
