import { counted } from '@posedown/coaching';
import type { Colleague } from '@posedown/contract';
import { useState } from 'react';
import { userMessageOf } from '../../lib/api-error.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../ui/dialog/dialog-buttons.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useRemoveColleague, useTeam } from './api.ts';

const FAILED = 'We couldn’t remove the coach. Please try again.';

interface RemoveCoachDialogProps {
  coach: Colleague;
  onClose: () => void;
}

/** Asks which coach takes over the athletes of a removed coach. */
export function RemoveCoachDialog({ coach, onClose }: RemoveCoachDialogProps) {
  const { id: coachId, name, athletes } = coach;
  const team = useTeam();
  const remove = useRemoveColleague();
  const [takesOverId, setTakesOverId] = useState('');
  const [failure, setFailure] = useState<string>();
  const others = (team.data?.coaches ?? []).filter(
    ({ id, isActive }) => isActive && id !== coachId,
  );

  function confirm() {
    if (athletes > 0 && !takesOverId) {
      setFailure('Choose who takes over their athletes.');
      return;
    }
    remove.mutate(
      { coachId, takesOverId: takesOverId || null },
      {
        onSuccess: ({ handedOver }) => {
          onClose();
          const message = handedOver > 0 ? `Handed over: ${counted(handedOver, 'athlete')}.` : name;
          void showToast({ title: 'Coach removed', message });
        },
        onError: (error) => setFailure(userMessageOf(error, FAILED)),
      },
    );
  }

  return (
    <Dialog
      role="alertdialog"
      title={`Remove ${name} from the team?`}
      intro="They are logged out everywhere right away. What they wrote keeps their name. To bring them back, add their email again."
      onClose={onClose}
      footer={
        <DialogButtons
          onSave={confirm}
          label="Remove coach"
          busyLabel="Removing..."
          busy={remove.isPending}
          color="behind"
          onCancel={onClose}
        />
      }
    >
      <Stack>
        {athletes > 0 ? (
          <SelectField
            label={`Who coaches their ${counted(athletes, 'athlete')} from now on`}
            name="takesOverId"
            choices={others.map((other) => ({ value: other.id, label: other.name }))}
            value={takesOverId}
            onChange={(value) => {
              setTakesOverId(value);
              setFailure(undefined);
            }}
          />
        ) : (
          <p>They have no athletes. Their open invitations are revoked.</p>
        )}
        {failure && <FormNotice>{failure}</FormNotice>}
      </Stack>
    </Dialog>
  );
}
