import { PEAK_RED_FLAGS, PEAK_SAFETY, type PeakRedFlag } from '@posedown/coaching';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { newRequestKey } from '../../lib/request-key.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ChipsField } from '../../ui/form/chips-field.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { useReportUnwell } from './api.ts';
import classes from './peak-week.module.css';

/** Safety rules for the week; always visible. */
export function SafetyPanel({ userId, isCoach }: { userId: string; isCoach: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <Card as="section" labelledBy="peak-safety" gap="md" className={classes.safety}>
      <SectionHeader
        id="peak-safety"
        title="Stay safe"
        actions={
          !isCoach && (
            <Button
              color="behind"
              size="md"
              leftSection={<IconAlertTriangle size={18} aria-hidden="true" />}
              onClick={() => setOpen(true)}
            >
              I feel unwell
            </Button>
          )
        }
      />
      <ul className={classes.words}>
        {PEAK_SAFETY.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>
          <strong>Stop and call emergency services</strong> for{' '}
          {PEAK_RED_FLAGS.join(', ').toLowerCase()}.
        </li>
      </ul>
      {open && <UnwellDialog userId={userId} onClose={() => setOpen(false)} />}
    </Card>
  );
}

/** Emergency instructions, then an alert to the coach. */
function UnwellDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const [symptoms, setSymptoms] = useState<PeakRedFlag[]>([]);
  const [requestKey] = useState(newRequestKey);
  const report = useReportUnwell(userId);
  return (
    <Dialog
      role="alertdialog"
      title="Stop what you are doing"
      intro="With any of these, call emergency services now (112, 911 or 999). Don’t wait for your coach, and don’t drive yourself."
      onClose={onClose}
      footer={
        <Button
          color="behind"
          size="md"
          loading={report.isPending}
          disabled={report.isSuccess}
          onClick={() => report.mutate({ symptoms, requestKey })}
        >
          {report.isPending ? 'Sending...' : 'Alert my coach'}
        </Button>
      }
    >
      <Stack>
        <ChipsField
          label="What symptoms do you have?"
          name="symptoms"
          optional
          choices={PEAK_RED_FLAGS}
          values={symptoms}
          onChange={setSymptoms}
        />
        <p>Drink and eat something salty if you can. Stay with someone. The show doesn’t matter.</p>
        {report.isSuccess && (
          <p role="status">
            {report.data.coachAlerted
              ? 'Your coach has been alerted.'
              : 'You don’t have a coach yet. Call someone close to you.'}
          </p>
        )}
        {report.isError && (
          <FormNotice>We couldn’t alert your coach. Call them or emergency services.</FormNotice>
        )}
      </Stack>
    </Dialog>
  );
}
