import { PEAK_RED_FLAGS, type PeakRedFlag } from '@posedown/coaching';
import { useState } from 'react';
import { newRequestKey } from '../../lib/request-key.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ChipsField } from '../../ui/form/chips-field.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { useReportUnwell } from './api.ts';
import classes from './peak-week.module.css';

/** Emergency words first, then the alert to the coach. */
export function UnwellDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
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
      <div className={classes.stack}>
        <ChipsField
          label="What do you feel?"
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
              : 'You have no coach here: call someone close to you.'}
          </p>
        )}
        {report.isError && (
          <FormNotice>We couldn’t alert your coach. Call them or emergency services.</FormNotice>
        )}
      </div>
    </Dialog>
  );
}
