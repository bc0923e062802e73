import type { CalendarDay } from '@posedown/coaching';
import type { TrainingPlanLine } from '@posedown/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isOtherRequest, userMessageOf } from '../../../lib/api-error.ts';
import { useToday } from '../../../lib/clock/use-today.ts';
import { formatDay, todayIn } from '../../../lib/days.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx';
import { DayField } from '../../../ui/form/day-field.tsx';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useWarningReason } from '../../../ui/warnings/use-warning-reason.ts';
import { WarningReason } from '../../../ui/warnings/warning-reason.tsx';
import { useAssignPlan } from '../api.ts';
import { AthletePicker } from './athlete-picker.tsx';
import { REASON_HINT } from './plan-text.ts';

interface AssignDialogProps {
  plan: TrainingPlanLine;
  /** The athlete the coach came from. Assigning to them leads back to their page. */
  meantFor: { id: string; name: string } | undefined;
  onClose: () => void;
}

/** Assigns a plan to an athlete, starting on a chosen day. */
export function AssignDialog({ plan, meantFor, onClose }: AssignDialogProps) {
  const [athlete, setAthlete] = useState<{ id: string; name: string } | null>(meantFor ?? null);
  const navigate = useNavigate();
  const today = useToday();
  const [chosenStart, setStart] = useState<CalendarDay>();
  const [requestKey, setRequestKey] = useState(newRequestKey);
  const [failure, setFailure] = useState<string>();
  const reason = useWarningReason('warningReason');
  const assign = useAssignPlan();
  const { busy, run } = useSingleFlight();

  async function send() {
    if (!athlete) return setFailure('Choose the athlete first.');
    setFailure(undefined);
    if (!reason.isGiven()) return;
    const startsOn = chosenStart ?? todayIn();
    try {
      const chosen = { planId: plan.id, clientId: athlete.id, startsOn, requestKey };
      await assign.mutateAsync({ ...chosen, ...reason.body });
      const message = `${athlete.name} follows ${plan.name} from ${formatDay(startsOn)}.`;
      void showToast({ title: 'Plan assigned', message });
      onClose();
      if (meantFor?.id !== athlete.id) return;
      await navigate({
        to: '/client/$id',
        params: { id: athlete.id },
        search: { tab: 'workouts' },
      });
    } catch (error) {
      if (reason.shows(error)) return reason.read(error);
      if (isOtherRequest(error)) setRequestKey(newRequestKey());
      setFailure(userMessageOf(error, 'We couldn’t assign the plan. Please try again.'));
    }
  }

  return (
    <Dialog
      title={`Assign ${plan.name}`}
      intro="It becomes their active plan and replaces the previous one."
      onClose={onClose}
      footer={
        <DialogButtons
          onSave={() => void run(send)}
          label="Assign"
          busyLabel="Assigning..."
          busy={busy}
          onCancel={onClose}
        />
      }
    >
      <Stack gap="sm">
        <AthletePicker label="Athlete" chosen={athlete} onChoose={setAthlete} />
        <DayField
          label="Week 1 begins on"
          name="startsOn"
          value={chosenStart ?? today}
          onChange={(day) => day && setStart(day)}
        />
        <WarningReason state={reason} hint={REASON_HINT} />
        {failure && <FormNotice>{failure}</FormNotice>}
      </Stack>
    </Dialog>
  );
}
