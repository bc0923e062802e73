import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { userMessageOf } from '../../../lib/api-error.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import classes from '../client-detail.module.css';

interface HoldDialogProps {
  /** The title of the dialog and the label of its button. */
  title: string;
  intro: string;
  reasonLabel: string;
  /** Fields above and below the reason, with or without their errors. */
  above?: (isChecked: boolean) => ReactNode;
  below?: (isChecked: boolean) => ReactNode;
  /** Whether those fields are filled in. */
  isComplete: boolean;
  mutation: { isPending: boolean; isError: boolean; error: unknown };
  save: (reason: string, options: { onSuccess: () => void }) => void;
  /** The toasts for success and failure. */
  done: string;
  failed: string;
  onClose: () => void;
}

/** Asks a coach for the reason before a hold is placed or lifted. */
export function HoldDialog(props: HoldDialogProps) {
  const { title, intro, reasonLabel, above, below, isComplete, mutation, failed, onClose } = props;
  const id = useId();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!isComplete || reasonError(reason)) return;
    const onSuccess = () => {
      void showToast({ title: props.done });
      onClose();
    };
    props.save(reason, { onSuccess });
  }

  return (
    <Dialog
      title={title}
      intro={intro}
      onClose={onClose}
      footer={
        <DialogButtons
          form={id}
          label={title}
          busyLabel="Saving..."
          busy={mutation.isPending}
          onCancel={onClose}
        />
      }
    >
      <form id={id} className={classes.form} onSubmit={submit} noValidate>
        {above?.(isChecked)}
        <TextAreaField
          label={reasonLabel}
          name="reason"
          hint="Only coaches see it."
          value={reason}
          onChange={setReason}
          readOnly={mutation.isPending}
          error={isChecked ? reasonError(reason) : undefined}
        />
        {below?.(isChecked)}
        {mutation.isError && <FormNotice>{userMessageOf(mutation.error, failed)}</FormNotice>}
      </form>
    </Dialog>
  );
}

/** The contract's limits, without loading the contract for them. */
const SHORTEST = 10;
const LONGEST = 500;

/** The error of a typed reason; undefined if it is valid. */
function reasonError(reason: string): string | undefined {
  const { length } = reason.trim();
  if (length < SHORTEST) return `Write a reason of at least ${SHORTEST} characters.`;
  return length > LONGEST ? `Use at most ${LONGEST} characters.` : undefined;
}
