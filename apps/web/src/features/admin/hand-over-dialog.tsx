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

const farewell = (coachName: string) =>
  `From today ${coachName} is your coach. They can see everything you’ve logged and written, and you can message them here.`;

/** Replaces the coach's name in an edited message when another coach is chosen. */
const replaceCoachName = (
  message: string | undefined,
  oldName: string | undefined,
  newName = '',
) => (oldName ? message?.replaceAll(oldName, newName) : message);

/** Asks which coach takes over an athlete. */
export function HandOverDialog({ client, onClose }: HandOverDialogProps) {
  const me = useSignedInUser();
  const team = useTeam();
  const handOver = useHandOver();
  const [coachId, setCoachId] = useState('');
  const [editedMessage, setEditedMessage] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const newCoach = team.data?.coaches.find(({ id }) => id === coachId);
  const nameOf = (coach: string) => team.data?.coaches.find(({ id }) => id === coach)?.name;
  const message = editedMessage ?? (newCoach ? farewell(newCoach.name) : '');
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
            setEditedMessage(replaceCoachName(editedMessage, newCoach?.name, nameOf(value)));
            setFailure(undefined);
          }}
        />
        <TextAreaField
          label={`Your last message to ${client.name}`}
          name="message"
          hint="This is the only notice they get."
          optional
          value={message}
          onChange={setEditedMessage}
        />
        {failure && <FormNotice>{failure}</FormNotice>}
      </Stack>
    </Dialog>
  );
}
