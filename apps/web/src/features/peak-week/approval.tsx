import type { MouseEvent } from 'react';
import { useState } from 'react';
import { isOutdated, userMessageOf } from '../../lib/api-error.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { type PeakPlace, useApprovePeakWeek } from './api.ts';
import { movedOn } from './peak-drafts.ts';
import { dayLabel, type Plan } from './peak-words.ts';
import type { ChangeDrafts } from './use-peak-drafts.ts';

const OUTDATED =
  'The plan was changed on another device. This is the current version: please review it again.';

interface Judged {
  plan: Plan;
  place: PeakPlace;
  unsaved: readonly number[];
  onDrafts: ChangeDrafts;
}

export type Approval = ReturnType<typeof useApproval>;

/** Approves what is stored, or takes that back: never while other figures are on the screen. */
export function useApproval({ plan, place, unsaved, onDrafts }: Judged) {
  const { version, status } = plan;
  const approve = useApprovePeakWeek(place);
  const [isRefused, setRefused] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { busy, run } = useSingleFlight();
  const isApproved = status === 'approved';
  const isOpen = !isApproved && unsaved.length > 0;
  // What is typed after it was all saved is no reason any more to say so unasked.
  if (isRefused && !isOpen) setRefused(false);

  async function send(warningReason?: string) {
    const approved = !isApproved;
    // Why it failed stands in the mutation.
    await approve.mutateAsync({ version, approved, warningReason }).then(
      (reply) => {
        onDrafts((before) => movedOn(before, version, reply));
        setAsking(false);
        void showToast(approved ? APPROVED : TAKEN_BACK);
      },
      () => undefined,
    );
  }

  function judge({ detail }: MouseEvent) {
    // The second click of two would take back what the first has approved.
    if (detail > 1) return;
    setRefused(isOpen);
    if (isOpen) return;
    if (isApproved || plan.cautions.length === 0) void run(() => send());
    else setAsking(true);
  }

  return {
    judge,
    busy,
    isApproved,
    error: approve.error,
    refused: isRefused ? unsaved : [],
    /** A reason is asked for first. */
    isAsking: isAsking && !isApproved && !isOpen,
    approve: (reason: string) => void run(() => send(reason)),
    cancel: () => setAsking(false),
  };
}

const APPROVED = { title: 'Peak week approved', message: 'The athlete sees it right away.' };
const TAKEN_BACK = {
  title: 'Approval withdrawn',
  message: 'It’s a draft again and shouldn’t be followed.',
};

/** The coach's word on the whole plan. */
export const ApprovalButton = ({ approval }: { approval: Approval }) => (
  <Button
    size="md"
    variant={approval.isApproved ? 'default' : 'filled'}
    loading={approval.busy && !approval.isAsking}
    onClick={approval.judge}
  >
    {approval.isApproved ? 'Withdraw approval' : 'Approve the plan'}
  </Button>
);

/** Why nothing came of the press. */
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
