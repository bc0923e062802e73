import type { ClientOverview } from '@posedown/contract';
import { type FormEvent, useId, useState } from 'react';
import { userMessageOf } from '../../lib/api-error.ts';
import { formatDay } from '../../lib/days.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../ui/dialog/dialog-buttons.tsx';
import { DayField } from '../../ui/form/day-field.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useRecordClearance } from './api.ts';
import classes from './client-detail.module.css';
import { PlaceHold } from './holds/place-hold.tsx';

type Health = ClientOverview['health'];

interface HealthCardProps {
  athleteId: string;
  /** The athlete's calendar day. */
  today: string;
  health: Health;
}

/** The athlete's health conditions, and whether a clinician has cleared them. */
export function HealthCard({ athleteId, today, health }: HealthCardProps) {
  const [isRecording, setRecording] = useState(false);
  const withdraw = useRecordClearance(athleteId);
  const { healthConditions, healthClearance, version } = health;
  const hasConditions = healthConditions.length > 0;
  return (
    <Card as="section" labelledBy="health">
      <SectionHeader
        id="health"
        title="Health"
        intro="Only you and the athlete can see this. Remove a condition in Edit Profile."
        actions={
          <>
            <PlaceHold athleteId={athleteId} />
            {healthClearance && (
              <Button
                variant="default"
                size="md"
                loading={withdraw.isPending}
                onClick={() => withdraw.mutate({ clearedOn: null, version })}
              >
                Withdraw clearance
              </Button>
            )}
            {hasConditions && !healthClearance && (
              <Button variant="default" size="md" onClick={() => setRecording(true)}>
                Record clearance
              </Button>
            )}
          </>
        }
      />
      <ul className={classes.list}>
        {healthConditions.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
        <li className={classes.quiet}>
          {hasConditions ? clearanceText(healthClearance) : 'No condition on record.'}
        </li>
      </ul>
      {withdraw.isError && (
        <FormNotice>{userMessageOf(withdraw.error, 'That wasn’t saved. Try again.')}</FormNotice>
      )}
      {isRecording && (
        <ClearanceDialog {...{ athleteId, today, version }} onClose={() => setRecording(false)} />
      )}
    </Card>
  );
}

function clearanceText(clearance: Health['healthClearance']): string {
  if (!clearance) return 'No clearance on record.';
  const { clearedOn, recordedBy } = clearance;
  const by = recordedBy ? `, recorded by ${recordedBy}` : '';
  return `A clinician agreed on ${formatDay(clearedOn)}${by}.`;
}

interface ClearanceDialogProps {
  athleteId: string;
  /** The athlete's calendar day, and the latest selectable one. */
  today: string;
  /** The version of the athlete's answers. */
  version: number;
  onClose: () => void;
}

/** Records the date of a clinician's clearance. */
function ClearanceDialog({ athleteId, today, version, onClose }: ClearanceDialogProps) {
  const id = useId();
  const [clearedOn, setClearedOn] = useState<string>(today);
  const record = useRecordClearance(athleteId);

  function submit(event: FormEvent) {
    event.preventDefault();
    const onSuccess = () => {
      void showToast({ title: 'Clearance recorded' });
      onClose();
    };
    if (clearedOn) record.mutate({ clearedOn, version }, { onSuccess });
  }

  return (
    <Dialog
      title="Record clearance"
      intro="Record only what a clinician told you or your athlete. It covers the conditions on record and ends if a new one is added. Plans don’t change until you create new ones."
      onClose={onClose}
      footer={
        <DialogButtons
          form={id}
          label="Record clearance"
          busyLabel="Saving..."
          busy={record.isPending}
          disabled={!clearedOn}
          onCancel={onClose}
        />
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <DayField
          label="A clinician agreed on"
          name="clearedOn"
          value={clearedOn}
          onChange={setClearedOn}
          max={today}
        />
        {record.isError && (
          <FormNotice>{userMessageOf(record.error, 'That wasn’t saved. Try again.')}</FormNotice>
        )}
      </form>
    </Dialog>
  );
}
