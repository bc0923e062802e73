import { type FormEvent, type MouseEvent, useId, useState } from 'react';
import { isOutdated, userMessageOf } from '../../lib/api-error.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../ui/dialog/dialog-buttons.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Caution } from '../../ui/parts/caution.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { type PeakWeekKey, useApprovePeakWeek } from './api.ts';
import { rebase } from './peak-drafts.ts';
import { dayLabel, type Plan } from './peak-text.ts';
import type { ChangeDrafts } from './use-peak-drafts.ts';

const OUTDATED =
  'The plan was changed on another device. This is the current version: please review it again.';

interface ApprovalOptions {
  plan: Plan;
  place: PeakWeekKey;
  unsaved: readonly number[];
  onDrafts: ChangeDrafts;
}

export type Approval = ReturnType<typeof useApproval>;

/** Approves the saved plan or withdraws the approval; never while there are unsaved changes. */
export function useApproval({ plan, place, unsaved, onDrafts }: ApprovalOptions) {
  const { version, status } = plan;
  const approve = useApprovePeakWeek(place);
  const [isRefused, setRefused] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { busy, run } = useSingleFlight();
  const isApproved = status === 'approved';
  const isOpen = !isApproved && unsaved.length > 0;
  // Hides the notice once everything is saved.
  if (isRefused && !isOpen) setRefused(false);

  async function send(warningReason?: string) {
    const approved = !isApproved;
    // The error is in the mutation's state.
    await approve.mutateAsync({ version, approved, warningReason }).then(
      (reply) => {
        onDrafts((before) => rebase(before, version, reply));
        setAsking(false);
        void showToast(approved ? APPROVED : WITHDRAWN);
      },
      () => undefined,
    );
  }

  function toggle({ detail }: MouseEvent) {
    // The second click of a double click would undo the first.
    if (detail > 1) return;
    setRefused(isOpen);
    if (isOpen) return;
    if (isApproved || plan.cautions.length === 0) void run(() => send());
    else setAsking(true);
  }

  return {
    toggle,
    busy,
    isApproved,
    error: approve.error,
    refused: isRefused ? unsaved : [],
    /** Whether a reason is needed first. */
    isAsking: isAsking && !isApproved && !isOpen,
    approve: (reason: string) => void run(() => send(reason)),
    cancel: () => setAsking(false),
  };
}

const APPROVED = { title: 'Peak week approved', message: 'The athlete sees it right away.' };
const WITHDRAWN = {
  title: 'Approval withdrawn',
  message: 'It’s a draft again and shouldn’t be followed.',
};

/** Approves the plan or withdraws the approval. */
export const ApprovalButton = ({ approval }: { approval: Approval }) => (
  <Button
    size="md"
    variant={approval.isApproved ? 'default' : 'filled'}
    loading={approval.busy && !approval.isAsking}
    onClick={approval.toggle}
  >
    {approval.isApproved ? 'Withdraw approval' : 'Approve the plan'}
  </Button>
);

/** Why the plan wasn't approved. */
export function ApprovalNotice({ approval: { error, refused } }: { approval: Approval }) {
  if (refused.length > 0) {
    const days = refused.map(dayLabel).join(', ');
    return (
      <FormNotice>Save or discard {days} first, or those changes won’t be included.</FormNotice>
    );
  }
  if (!error) return null;
  return (
    <FormNotice>
      {isOutdated(error) ? OUTDATED : userMessageOf(error, 'That wasn’t saved. Try again.')}
    </FormNotice>
  );
}

interface ApproveDialogProps {
  cautions: readonly string[];
  approval: Approval;
}

/** Asks for a written reason to approve a plan with cautions. */
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
      <Stack as="form" id={id} onSubmit={submit} noValidate>
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
      </Stack>
    </Dialog>
  );
}
