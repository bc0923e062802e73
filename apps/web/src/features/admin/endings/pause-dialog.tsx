import { addDays, type CalendarDay } from '@posedown/coaching';
import { type FormEvent, useId, useState } from 'react';
import { useToday } from '../../../lib/clock/use-today.ts';
import { formatWeekday } from '../../../lib/days.ts';
import type { Named } from '../../../lib/for-each-athlete.ts';
import { useForSelected } from '../../../lib/use-for-selected.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx';
import { DayField } from '../../../ui/form/day-field.tsx';
import { SelectedProgress } from '../../../ui/form/selected-progress.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { usePauseCoaching } from './api.ts';

interface PauseDialogProps {
  athletes: readonly Named[];
  /** The last day of the current pause, to change it. */
  pausedUntil?: CalendarDay | null;
  onClose: (isPaused: boolean) => void;
}

/** A week off, by default. */
const USUAL_DAYS = 7;

/** Pauses the coaching of one or many athletes until a day, such as for a vacation. */
export function PauseDialog({ athletes, pausedUntil, onClose }: PauseDialogProps) {
  const id = useId();
  const today = useToday();
  const [until, setUntil] = useState(pausedUntil ?? addDays(today, USUAL_DAYS));
  const pause = usePauseCoaching();
  const { who, busy, progress, failure, change } = useForSelected(athletes, {
    done: 'paused',
    notDone: 'Not paused',
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    change(
      (all) => pause.mutateAsync({ ...all, until }),
      () => {
        const message = `${who}, until ${formatWeekday(until)}.`;
        void showToast({ title: 'Coaching paused', message });
        onClose(true);
      },
    );
  }

  return (
    <Dialog
      title={`Pause coaching of ${who}`}
      intro="No check-in is due, and adherence and missing logs don’t count. Plans, messages and health alerts stay. It ends on its own."
      onClose={() => onClose(false)}
      footer={
        <DialogButtons
          form={id}
          label={pausedUntil ? 'Change the pause' : 'Pause coaching'}
          busyLabel="Saving..."
          busy={busy}
          onCancel={() => onClose(false)}
        />
      }
    >
      <Stack id={id} as="form" gap="lg" onSubmit={submit} noValidate>
        <DayField
          label="Last day of the pause"
          name="until"
          value={until}
          min={today}
          hint={pausedUntil ? undefined : 'It starts today.'}
          onChange={(day) => day && setUntil(day)}
        />
        <SelectedProgress {...{ progress, failure }} />
      </Stack>
    </Dialog>
  );
}
