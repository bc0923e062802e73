import { type FormEvent, useId, useState } from 'react';
import { userMessageOf } from '../../lib/api-error.ts';
import { newRequestKey } from '../../lib/request-key.ts';
import { useSingleSend } from '../../lib/use-single-send.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../ui/dialog/dialog-buttons.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { useDecideProposal } from './api.ts';

interface DeclineDialogProps {
  proposalId: string;
  onClose: () => void;
}

/** Asks why a proposal is declined. */
export function DeclineDialog({ proposalId, onClose }: DeclineDialogProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [requestKey, setRequestKey] = useState(newRequestKey);
  const decide = useDecideProposal(proposalId);
  const { busy, send } = useSingleSend(decide);

  function submit(event: FormEvent) {
    event.preventDefault();
    const isEmpty = reason.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) return;
    send({ decision: 'decline', reason, requestKey }, { onSuccess: onClose });
  }

  return (
    <Dialog
      title="Decline proposal"
      intro="The plan stays as it is. The next proposal comes with next week’s numbers. Athlete and coach can read the reason."
      onClose={onClose}
      footer={
        <DialogButtons
          form={id}
          label="Decline proposal"
          busyLabel="Saving..."
          busy={busy}
          onCancel={onClose}
        />
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <TextAreaField
          label="Why"
          name="reason"
          value={reason}
          error={isMissing ? 'Give a reason.' : undefined}
          onChange={(text) => {
            setReason(text);
            setMissing(false);
            setRequestKey(newRequestKey());
          }}
        />
        {decide.isError && (
          <FormNotice>
            {userMessageOf(decide.error, 'The decision wasn’t saved. Try again.')}
          </FormNotice>
        )}
      </form>
    </Dialog>
  );
}
