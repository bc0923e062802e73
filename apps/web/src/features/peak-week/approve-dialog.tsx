import { type FormEvent, useId, useState } from 'react';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../ui/dialog/dialog-buttons.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { Caution } from '../../ui/parts/caution.tsx';
import { type Approval, ApprovalNotice } from './approval.tsx';
import classes from './peak-week.module.css';

interface ApproveDialogProps {
  cautions: readonly string[];
  approval: Approval;
}

/** What is cautioned of wants a written reason before it is approved, as in a protocol. */
export function ApproveDialog({ cautions, approval }: ApproveDialogProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim() === '') return setError('Explain why you’re overriding this');
    approval.approve(reason);
  }

  return (
    <Dialog
      title="Approve this peak week?"
      onClose={approval.cancel}
      footer={
        <DialogButtons
          form={id}
          label="Approve"
          busyLabel="Approving..."
          busy={approval.busy}
          onCancel={approval.cancel}
        />
      }
    >
      <form id={id} className={classes.stack} onSubmit={submit} noValidate>
        {cautions.map((text) => (
          <Caution key={text}>{text}</Caution>
        ))}
        <TextAreaField
          name="warningReason"
          label="Reason for overriding this"
          hint="Saved with the plan. The athlete doesn’t see it."
          value={reason}
          error={error}
          onChange={(text) => {
            setReason(text);
            setError(undefined);
          }}
        />
        <ApprovalNotice approval={approval} />
      </form>
    </Dialog>
  );
}
