import { addDays, type CalendarDay } from '@posedown/coaching';
import type { CheckInSchedule } from '@posedown/contract';
import { type FormEvent, useId, useState } from 'react';
import { userMessageOf } from '../../../lib/api-error.ts';
import { useBaseVersion } from '../../../lib/use-base-version.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx';
import { DayField } from '../../../ui/form/day-field.tsx';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { useSaveSchedule } from './api.ts';

interface PauseDialogProps {
  athleteId: string;
  schedule: CheckInSchedule;
  today: CalendarDay;
  onClose: () => void;
}

/** A week off, by default. */
const USUAL_DAYS = 7;
const UNREACHED = 'We couldn’t reach the server, so check-ins aren’t paused. Try again.';

/** Pauses an athlete's check-ins until a day, for example for a vacation. */
export function PauseDialog({ athleteId, schedule, today, onClose }: PauseDialogProps) {
  const id = useId();
  const [until, setUntil] = useState(() => addDays(today, USUAL_DAYS));
  const save = useSaveSchedule(athleteId);
  const { version, rebaseOnConflict } = useBaseVersion(schedule.version);
  const [failure, setFailure] = useState<string>();
  const { busy, run } = useSingleFlight();

  async function send() {
    setFailure(undefined);
    const { formId, weekday, minute } = schedule;
    try {
      await save.mutateAsync({ formId, weekday, minute, pausedUntil: until, version });
      onClose();
    } catch (error) {
      setFailure(rebaseOnConflict(error) ?? userMessageOf(error, UNREACHED));
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(send);
  }

  return (
    <Dialog
      title="Pause check-ins"
      intro="Nothing is due until then. Check-ins resume by themselves."
      onClose={onClose}
      footer={
        <DialogButtons
          form={id}
          label="Pause check-ins"
          busyLabel="Saving..."
          busy={busy}
          onCancel={onClose}
        />
      }
    >
      <Stack id={id} as="form" gap="lg" onSubmit={submit} noValidate>
        <DayField
          label="Last day of the break"
          name="pausedUntil"
          value={until}
          min={today}
          onChange={(day) => day && setUntil(day)}
        />
        {failure && <FormNotice>{failure}</FormNotice>}
      </Stack>
    </Dialog>
  );
}
