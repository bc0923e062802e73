import type { ActivePlan } from '@posedown/contract';
import { useState } from 'react';
import { isOtherRequest, userMessageOf } from '../../../lib/api-error.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useRegenerateProgram } from '../api.ts';
import { weekChoices } from './preview-text.ts';
import { ProgramPreviewPart } from './program-preview.tsx';

export interface RegenerateDialogProps {
  athleteId: string;
  active: ActivePlan & { plan: NonNullable<ActivePlan['plan']> };
  /** Whether the athlete regenerates their own program. */
  isOwn?: boolean;
  onClose: () => void;
}

const VISIBLE_TO_ATHLETE = 'The athlete sees the change.';
const OWN_CHANGE = 'Past workouts didn’t change.';

/** Regenerates a program from this week or a later one, with a preview of the changes. */
export function RegenerateDialog({ athleteId, active, isOwn, onClose }: RegenerateDialogProps) {
  const { plan } = active;
  const [week, setWeek] = useState(plan.week);
  const [reason, setReason] = useState('');
  const [requestKey, setRequestKey] = useState(newRequestKey);
  const [failure, setFailure] = useState<string>();
  const regenerate = useRegenerateProgram(athleteId);
  const { busy, run } = useSingleFlight();

  async function send() {
    setFailure(undefined);
    try {
      const why = reason.trim();
      await regenerate.mutateAsync({
        ...{ planId: plan.id, week, requestKey },
        ...(why && { reason: why }),
      });
      onClose();
      void showToast({
        title: 'Program regenerated',
        message: isOwn ? OWN_CHANGE : VISIBLE_TO_ATHLETE,
      });
    } catch (error) {
      if (isOtherRequest(error)) setRequestKey(newRequestKey());
      setFailure(userMessageOf(error, 'We couldn’t regenerate the program. Please try again.'));
    }
  }

  return (
    <Dialog
      title="Regenerate program"
      intro="Creates a new program from the current profile. Past weeks and logged workouts don’t change."
      onClose={onClose}
      footer={
        <DialogButtons
          onSave={() => void run(send)}
          label="Regenerate program"
          busyLabel="Regenerating..."
          busy={busy}
          onCancel={onClose}
        />
      }
    >
      <Stack>
        <SelectField
          label="From"
          name="week"
          choices={weekChoices(active)}
          value={`${week}`}
          onChange={(value) => setWeek(Number(value))}
        />
        <TextField
          label="Why"
          name="reason"
          optional
          hint={isOwn ? undefined : 'The athlete sees it with the change.'}
          value={reason}
          onChange={setReason}
        />
        {failure && <FormNotice>{failure}</FormNotice>}
        <ProgramPreviewPart athleteId={athleteId} planId={plan.id} week={week} />
      </Stack>
    </Dialog>
  );
}
