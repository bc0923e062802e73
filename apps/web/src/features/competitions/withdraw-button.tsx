import type { Competition } from '@posedown/contract';
import { useState } from 'react';
import { isOutdated, userMessageOf } from '../../lib/api-error.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useWithdrawal } from './api.ts';
import { OUTDATED } from './prep-text.ts';

/** Withdraws from an upcoming show after asking, or enters it again. */
export function WithdrawButton({ competition }: { competition: Competition }) {
  const { id, userId, name, status, version } = competition;
  const [isAsking, setAsking] = useState(false);
  const save = useWithdrawal({ userId, competitionId: id });
  const isWithdrawn = status === 'cancelled';
  const send = (withdrawn: boolean) =>
    save.mutate(
      { withdrawn, version },
      {
        onSuccess: () => {
          setAsking(false);
          void showToast(
            withdrawn
              ? { title: 'Withdrawn', message: `${name} stays on record.` }
              : { title: 'Entered again', message: `The prep aims at ${name} again.` },
          );
        },
      },
    );
  const failure = save.isError ? failureOf(save.error) : undefined;
  return (
    <div>
      <Button
        variant="default"
        size="md"
        loading={save.isPending && !isAsking}
        onClick={() => (isWithdrawn ? send(false) : setAsking(true))}
      >
        {isWithdrawn ? 'Enter this show again' : 'Withdraw from this show'}
      </Button>
      {isWithdrawn && failure && <p role="alert">{failure}</p>}
      {isAsking && (
        <ConfirmDialog
          title={`Withdraw from ${name}?`}
          confirmLabel="Withdraw"
          busy={save.isPending}
          failure={failure}
          onConfirm={() => send(true)}
          onClose={() => setAsking(false)}
        >
          Plans no longer aim at it, and its peak week ends. Its record, milestones and photos stay,
          and it can be entered again before show day.
        </ConfirmDialog>
      )}
    </div>
  );
}

const failureOf = (error: unknown) =>
  isOutdated(error) ? OUTDATED : userMessageOf(error, 'We couldn’t save this. Try again.');
