import type { Protocol } from '@posedown/contract';
import { type FormEvent, useId, useState } from 'react';
import { useSingleSend } from '../../lib/use-single-send.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import tick from '../../ui/form/tick-box.module.css';
import { Stack } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Text } from '../../ui/parts/text.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useApprove } from './api.ts';
import { DecisionFailure } from './decision-failure.tsx';
import detailClasses from './detail.module.css';
import editClasses from './edit.module.css';

interface ApproveDialogProps {
  protocol: Protocol;
  onClose: () => void;
}

/** Approves a protocol, which puts it into effect. Warnings require a written reason. */
export function ApproveDialog({ protocol, onClose }: ApproveDialogProps) {
  const id = useId();
  const [coachNotes, setNotes] = useState('');
  const [reason, setReason] = useState('');
  const [useForMealPlan, setForMeals] = useState(false);
  const [error, setError] = useState<string>();
  const approve = useApprove(protocol.id);
  const { busy, send } = useSingleSend(approve);
  const warnings = protocol.safety.findings.filter(({ level }) => level === 'warn');

  function submit(event: FormEvent) {
    event.preventDefault();
    const isMissing = warnings.length > 0 && reason.trim() === '';
    setError(isMissing ? 'Explain why you’re overriding the warnings' : undefined);
    if (isMissing) return;
    const { version, clientName } = protocol;
    send(
      { version, coachNotes, warningReason: reason, useForMealPlan },
      {
        onSuccess: () => {
          void showToast({
            title: 'Protocol Approved',
            message: `${clientName} can read it now.`,
          });
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      title="Approve this protocol?"
      intro={`${protocol.clientName} sees it right away. It replaces the current protocol, if there is one.`}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} size="md" loading={busy}>
          {busy ? 'Approving...' : 'Approve'}
        </Button>
      }
    >
      <Stack id={id} as="form" onSubmit={submit} noValidate>
        {warnings.length > 0 && (
          <>
            <ul className={detailClasses.missing}>
              {warnings.map(({ text, check, phase }) => (
                <li key={`${phase} ${check}`}>{text}</li>
              ))}
            </ul>
            <TextAreaField
              name="warningReason"
              label="Reason for overriding the warnings"
              hint="Saved with the protocol. The athlete doesn’t see it."
              value={reason}
              onChange={setReason}
              error={error}
            />
          </>
        )}
        <TextAreaField
          name="coachNotes"
          label="Notes for the athlete"
          optional
          value={coachNotes}
          onChange={setNotes}
        />
        <label className={editClasses.tick}>
          <input
            type="checkbox"
            className={tick.box}
            checked={useForMealPlan}
            onChange={(event) => setForMeals(event.currentTarget.checked)}
          />
          <span>
            Use these targets for the meal plan
            <Text as="span" size="md" muted>
              Creates a new meal plan for the first phase. Otherwise the meal plan doesn’t change.
            </Text>
          </span>
        </label>
        <DecisionFailure protocolId={protocol.id} error={approve.error} onReload={onClose} />
      </Stack>
    </Dialog>
  );
}
