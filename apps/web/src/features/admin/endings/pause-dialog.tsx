import { addDays, type CalendarDay } from '@posedown/coaching';
import { type FormEvent, useId, useState } from 'react';
import { userMessageOf } from '../../../lib/api-error.ts';
import { useToday } from '../../../lib/clock/use-today.ts';
import { formatWeekday } from '../../../lib/days.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx';
import { DayField } from '../../../ui/form/day-field.tsx';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Text } from '../../../ui/parts/text.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { type Named, usePauseCoaching } from './api.ts';

interface PauseDialogProps {
  athletes: readonly Named[];
  /** The last day of the current pause, to change it. */
  pausedUntil?: CalendarDay | null;
  onClose: (isPaused: boolean) => void;
}

/** A week off, by default. */
const USUAL_DAYS = 7;
const FAILED = 'We couldn’t reach the server. Try again.';

/** Pauses the coaching of one or many athletes until a day, such as for a vacation. */
export function PauseDialog({ athletes, pausedUntil, onClose }: PauseDialogProps) {
  const id = useId();
  const today = useToday();
  const [until, setUntil] = useState(pausedUntil ?? addDays(today, USUAL_DAYS));
  const pause = usePauseCoaching();
  const [done, setDone] = useState(0);
  /** Those who aren't paused yet. */
  const [left, setLeft] = useState(athletes);
  const [failure, setFailure] = useState<string>();
  const { busy, run } = useSingleFlight();
  const [only] = athletes;
  const who = athletes.length === 1 && only ? only.name : `${athletes.length} athletes`;

  async function send() {
    setFailure(undefined);
    setDone(0);
    const failed = await pause.mutateAsync({ athletes: left, until, onProgress: setDone });
    const [first] = failed;
    if (!first) {
      void showToast({
        title: 'Coaching paused',
        message: `${who}, until ${formatWeekday(until)}.`,
      });
      onClose(true);
      return;
    }
    setLeft(failed.map(({ athlete }) => athlete));
    const reason = userMessageOf(first.error, FAILED);
    const names = failed.map(({ athlete }) => athlete.name).join(', ');
    setFailure(athletes.length === 1 ? reason : `Not paused: ${names}. ${reason}`);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(send);
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
        {busy && left.length > 1 && (
          <Text role="status" muted>
            {done} of {left.length} paused
          </Text>
        )}
        {failure && <FormNotice>{failure}</FormNotice>}
      </Stack>
    </Dialog>
  );
}
