import type { Protocol } from '@posedown/contract';
import { type FormEvent, useId, useState } from 'react';
import { useSingleSend } from '../../lib/use-single-send.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useReject } from './api.ts';
import { DecisionFailure } from './decision-failure.tsx';

interface RejectDialogProps {
  protocol: Protocol;
  onClose: () => void;
}

export function RejectDialog({ protocol, onClose }: RejectDialogProps) {
  const id = useId();
  const [coachNotes, setNotes] = useState('');
  const [error, setError] = useState<string>();
  const reject = useReject(protocol.id);
  const { busy, send } = useSingleSend(reject);

  function submit(event: FormEvent) {
    event.preventDefault();
    const isMissing = coachNotes.trim() === '';
    setError(isMissing ? 'Explain why you’re rejecting it' : undefined);
    if (isMissing) return;
    send(
      { version: protocol.version, coachNotes },
      {
        onSuccess: () => {
          void showToast({ title: 'Protocol Rejected', message: 'The athlete never sees it.' });
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      title="Reject this draft?"
      intro="It stays here with your reason. The athlete doesn’t see it."
      onClose={onClose}
      footer={
        <Button type="submit" form={id} size="md" color="behind" loading={busy}>
          {busy ? 'Rejecting...' : 'Reject'}
        </Button>
      }
    >
      <Stack id={id} as="form" onSubmit={submit} noValidate>
        <TextAreaField
          name="coachNotes"
          label="Reason for rejecting"
          value={coachNotes}
          onChange={setNotes}
          error={error}
        />
        <DecisionFailure protocolId={protocol.id} error={reject.error} onReload={onClose} />
      </Stack>
    </Dialog>
  );
}
