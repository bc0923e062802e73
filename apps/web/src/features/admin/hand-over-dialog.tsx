import type { ClientCard } from '@posedown/contract';
import { useState } from 'react';
import { userMessageOf } from '../../lib/api-error.ts';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../ui/dialog/dialog-buttons.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useHandOver, useTeam } from './api.ts';

const FAILED = 'We couldn’t hand over the athlete. Please try again.';

interface HandOverDialogProps {
  client: Pick<ClientCard, 'id' | 'name'>;
  onClose: () => void;
}

const farewell = (taker: string) =>
  `From today ${taker} is your coach. They can see everything you’ve logged and written, and you can message them here.`;

/** Text edited by hand keeps up with the chosen coach’s name. */
const toNewTaker = (written: string | undefined, before: string | undefined, now = '') =>
  before ? written?.replaceAll(before, now) : written;

/** Asks who coaches an athlete from now on. */
export function HandOverDialog({ client, onClose }: HandOverDialogProps) {
  const me = useSignedInUser();
  const team = useTeam();
  const handOver = useHandOver();
  const [coachId, setCoachId] = useState('');
  const [written, setWritten] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const taker = team.data?.coaches.find(({ id }) => id === coachId);
  const nameOf = (coach: string) => team.data?.coaches.find(({ id }) => id === coach)?.name;
  const message = written ?? (taker ? farewell(taker.name) : '');
  const others = (team.data?.coaches ?? []).filter(({ id, isActive }) => isActive && id !== me.id);

  function confirm() {
    if (!coachId) {
      setFailure('Choose their new coach.');
      return;
    }
    handOver.mutate(
      { userId: client.id, coachId, message },
      {
        onSuccess: ({ coach }) => {
          onClose();
          void showToast({
            title: 'Athlete handed over',
            message: `${coach.name} coaches ${client.name} now.`,
          });
        },
        onError: (error) => setFailure(userMessageOf(error, FAILED)),
      },
    );
  }

  return (
    <Dialog
      title={`Hand over ${client.name}`}
      intro="The conversation, unread messages and alerts move to the new coach. You’ll no longer see the athlete or your notes on them. Your notes stay private, and only the new coach can hand the athlete back."
      onClose={onClose}
      footer={
        <DialogButtons
          onSave={confirm}
          label="Hand over"
          busyLabel="Handing over..."
          busy={handOver.isPending}
          onCancel={onClose}
        />
      }
    >
      <Stack>
        <SelectField
          label="New coach"
          name="coachId"
          choices={others.map(({ id, name }) => ({ value: id, label: name }))}
          value={coachId}
          onChange={(value) => {
            setCoachId(value);
            setWritten(toNewTaker(written, taker?.name, nameOf(value)));
            setFailure(undefined);
          }}
        />
        <TextAreaField
          label={`Your last message to ${client.name}`}
          name="message"
          hint="This is the only notice they get."
          optional
          value={message}
          onChange={setWritten}
        />
        {failure && <FormNotice>{failure}</FormNotice>}
      </Stack>
    </Dialog>
  );
}
