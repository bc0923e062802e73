import type { CalendarDay } from '@posedown/coaching';
import type { PlannedEnd } from '@posedown/contract';
import { useState } from 'react';
import { userMessageOf } from '../../../lib/api-error.ts';
import { formatDay, todayIn } from '../../../lib/days.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx';
import { ChoiceField } from '../../../ui/form/choice-field.tsx';
import { DayField } from '../../../ui/form/day-field.tsx';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useEndCoaching } from './api.ts';

const FAILED = 'We couldn’t end the coaching. Please try again.';

const WHEN = [
  { value: 'later', label: 'After a last day' },
  { value: 'now', label: 'Now' },
] as const;

export interface EndDialogProps {
  athlete: { id: string; name: string };
  /** The end to change, if one is planned. */
  planned?: PlannedEnd | null;
  onClose: () => void;
}

/** Asks when an athlete's coaching ends, with a private note and a last message. */
export function EndDialog({ athlete: { id, name }, planned, onClose }: EndDialogProps) {
  const end = useEndCoaching(id);
  const [when, setWhen] = useState<'later' | 'now'>('later');
  const [lastDay, setLastDay] = useState<CalendarDay | ''>(planned?.lastDay ?? '');
  const [note, setNote] = useState(planned?.note ?? '');
  const [message, setMessage] = useState('');
  const [failure, setFailure] = useState<string>();
  const isNow = when === 'now';

  function confirm() {
    if (!isNow && !lastDay) {
      setFailure('Choose the last day.');
      return;
    }
    end.mutate(
      { lastDay: isNow ? null : lastDay || null, note, ...(message.trim() && { message }) },
      {
        onSuccess: (saved) => {
          onClose();
          void showToast(
            saved.hasEnded
              ? { title: 'Coaching ended', message: `${name} is listed under Former.` }
              : {
                  title: 'End planned',
                  message: `${name}’s last day is ${formatDay(saved.lastDay)}.`,
                },
          );
        },
        onError: (error) => setFailure(userMessageOf(error, FAILED)),
      },
    );
  }

  return (
    <Dialog
      title={`End coaching of ${name}`}
      intro="They keep their account, plans and everything they logged, and decide about their plans themselves. You no longer see their data, and they leave your roster, check-ins and counts. To coach them again, you need their consent."
      onClose={onClose}
      footer={
        <DialogButtons
          onSave={confirm}
          label={isNow ? 'End coaching now' : 'Plan the end'}
          busyLabel="Saving..."
          busy={end.isPending}
          {...(isNow && { color: 'behind' as const })}
          onCancel={onClose}
        />
      }
    >
      <Stack>
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
          label={`Your last message to ${name}`}
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
        {failure && <FormNotice>{failure}</FormNotice>}
      </Stack>
    </Dialog>
  );
}
