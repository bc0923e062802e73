import type { CalendarDay } from '@posedown/coaching';
import type { PlannedEnd } from '@posedown/contract';
import { type FormEvent, useId, useState } from 'react';
import { formatDay, todayIn } from '../../../lib/days.ts';
import type { Named } from '../../../lib/for-each-athlete.ts';
import { useForSelected } from '../../../lib/use-for-selected.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx';
import { ChoiceField } from '../../../ui/form/choice-field.tsx';
import { DayField } from '../../../ui/form/day-field.tsx';
import { SelectedProgress } from '../../../ui/form/selected-progress.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useEndCoaching } from './api.ts';

const WHEN = [
  { value: 'later', label: 'After a last day' },
  { value: 'now', label: 'Now' },
] as const;

export interface EndDialogProps {
  athletes: readonly Named[];
  /** The end to change, if one is planned for a single athlete. */
  planned?: PlannedEnd | null;
  onClose: (isDone: boolean) => void;
}

/** Asks when the coaching of one or many athletes ends, with a private note and a last message. */
export function EndDialog({ athletes, planned, onClose }: EndDialogProps) {
  const id = useId();
  const end = useEndCoaching();
  const [when, setWhen] = useState<'later' | 'now'>('later');
  const [lastDay, setLastDay] = useState<CalendarDay | ''>(planned?.lastDay ?? '');
  const [note, setNote] = useState(planned?.note ?? '');
  const [message, setMessage] = useState('');
  const selected = useForSelected(athletes, { done: 'ended', notDone: 'Not ended' });
  const { who, busy, progress, failure, setFailure } = selected;
  const isNow = when === 'now';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isNow && !lastDay) return setFailure('Choose the last day.');
    const body = {
      lastDay: isNow ? null : lastDay || null,
      note,
      ...(message.trim() && { message }),
    };
    selected.change(
      (all) => end.mutateAsync({ ...all, body }),
      () => {
        const whose = athletes.length === 1 ? `${who}’s last day` : `The last day of ${who}`;
        void showToast(
          isNow
            ? { title: 'Coaching ended', message: `Find ${who} under Former.` }
            : { title: 'End planned', message: `${whose} is ${lastDay && formatDay(lastDay)}.` },
        );
        onClose(true);
      },
    );
  }

  return (
    <Dialog
      title={`End coaching of ${who}`}
      intro="They keep their account, plans and everything they logged, and decide about their plans themselves. You no longer see their data, and they leave your roster, check-ins and counts. To coach them again, you need their consent."
      onClose={() => onClose(false)}
      footer={
        <DialogButtons
          form={id}
          label={isNow ? 'End coaching now' : 'Plan the end'}
          busyLabel="Saving..."
          busy={busy}
          {...(isNow && { color: 'behind' as const })}
          onCancel={() => onClose(false)}
        />
      }
    >
      <Stack id={id} as="form" onSubmit={submit} noValidate>
        <ChoiceField
          label="When"
          name="when"
          choices={WHEN}
          value={when}
          onChange={(next) => {
            setWhen(next);
            setFailure(undefined);
          }}
        />
        {!isNow && (
          <DayField
            label="Last day"
            name="lastDay"
            value={lastDay}
            min={todayIn()}
            hint="You coach them until the end of this day."
            onChange={(day) => {
              setLastDay(day);
              setFailure(undefined);
            }}
          />
        )}
        <TextAreaField
          label={`Your last message to ${athletes.length === 1 ? who : 'each of them'}`}
          name="message"
          hint="Sent now. Without it, they only see a card on their dashboard."
          optional
          value={message}
          onChange={setMessage}
        />
        <TextAreaField
          label="Note"
          name="note"
          hint="Only for you, for example the reason."
          optional
          maxLength={500}
          value={note}
          onChange={setNote}
        />
        <SelectedProgress {...{ progress, failure }} />
      </Stack>
    </Dialog>
  );
}
