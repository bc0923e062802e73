import {
  ADHERENCE_ALERT_LIMIT,
  SILENCE_ALERT_LIMIT,
  sameLandmarks,
  UNITS,
} from '@posedown/coaching';
import type { CoachSettings } from '@posedown/contract';
import { useState } from 'react';
import { isOutdated } from '../../lib/api-error.ts';
import { validateBy } from '../../lib/contract-form.ts';
import { defineForm } from '../../lib/form/define-form.ts';
import { chosenField, textField } from '../../lib/form/field.ts';
import { numberField, required } from '../../lib/form/number-field.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { fieldProps } from '../../ui/form/field-props.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { StepperField } from '../../ui/form/stepper-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Grid } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { QueryFallback } from '../../ui/parts/query-fallback.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Skeleton } from '../../ui/parts/skeleton.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import classes from './admin.module.css';
import { useChangeSettings, useSettings } from './api.ts';
import { toLandmarks, toLandmarkValues } from './landmark-fields.ts';
import { useCheckedSend } from './use-checked-send.ts';
import { VolumeLandmarksCard } from './volume-landmarks-card.tsx';

/** A coach's settings: invitations, alert thresholds and volume landmarks. */
export function SettingsTab() {
  const settings = useSettings();
  if (!settings.data) {
    return (
      <QueryFallback query={settings} what="your settings">
        <Skeleton height="70rem" />
      </QueryFallback>
    );
  }
  return <SettingsForm settings={settings.data} />;
}

const validate = validateBy(() =>
  import('@posedown/contract').then((contract) => contract.coachSettingsChangeSchema),
);

const UNIT_NAMES = { metric: 'kg, cm', imperial: 'lb, ft' } as const;

/** All settings except the landmarks. */
const settingsForm = defineForm({
  practiceName: textField(),
  defaultUnits: chosenField(UNITS, 'metric'),
  silentDays: required(numberField(SILENCE_ALERT_LIMIT, { unit: 'days' })),
  leastAdherence: required(numberField(ADHERENCE_ALERT_LIMIT, { unit: '%' })),
});

const toValues = (settings: CoachSettings) => ({
  ...settingsForm.format(settings, 'metric'),
  ...toLandmarkValues(settings.volumeLandmarks),
});

/**
 * The request body. Landmarks are sent only if edited, because another window may have changed
 * them since.
 */
function toBody(values: ReturnType<typeof toValues>, read: CoachSettings, version: number) {
  const volumeLandmarks = toLandmarks(values);
  const { practiceName = null, ...body } = settingsForm.toBody(values, 'metric');
  return {
    ...{ practiceName, ...body },
    ...(sameLandmarks(volumeLandmarks, read.volumeLandmarks) ? {} : { volumeLandmarks }),
    version,
  };
}

function SettingsForm({ settings }: { settings: CoachSettings }) {
  const form = useForm({ initialValues: toValues(settings) });
  const change = useChangeSettings();
  // Sends the version the form was opened with, so a concurrent change is reported; a second save then
  // overwrites it.
  const [seen, setSeen] = useState<number | undefined>(settings.version);
  const [read, setRead] = useState(settings);
  const body = () => toBody(form.values, read, seen ?? settings.version);
  const { busy, failure, submit } = useCheckedSend({
    form,
    check: () => validate(body()),
    failed: 'We couldn’t save the settings. Please try again.',
    async send() {
      const saved = await change.mutateAsync(body()).catch((error: unknown) => {
        if (isOutdated(error)) setSeen(undefined);
        throw error;
      });
      setSeen(saved.version);
      setRead(saved);
      void showToast({ title: 'Settings saved', message: 'Changes apply now.' });
    },
  });
  return (
    <Grid
      as="form"
      columns={2}
      from="lg"
      align="start"
      onSubmit={submit}
      noValidate
      aria-busy={busy}
    >
      <Card as="section" labelledBy="practice" gap="md">
        <SectionHeader
          id="practice"
          title="Practice"
          intro="Its name appears in your invitations, in their emails and at sign-up."
        />
        <TextField
          {...fieldProps(form, 'practiceName')}
          label="Practice name"
          optional
          autoComplete="organization"
          maxLength={100}
        />
        <ChoiceField
          {...fieldProps(form, 'defaultUnits')}
          label="Units"
          hint="For your roster and alerts, and for new athletes until they choose their own."
          choices={UNITS.map((value) => ({ value, label: UNIT_NAMES[value] }))}
        />
      </Card>
      <Card as="section" labelledBy="alert-levels" gap="md">
        <SectionHeader
          id="alert-levels"
          title="Alerts"
          intro="When to alert you. Saving checks all your athletes again."
        />
        <StepperField
          {...fieldProps(form, 'silentDays')}
          label="Days without a log"
          limit={SILENCE_ALERT_LIMIT}
          start={settings.silentDays}
          unit="days"
        />
        <StepperField
          {...fieldProps(form, 'leastAdherence')}
          label="Adherence below"
          limit={ADHERENCE_ALERT_LIMIT}
          start={settings.leastAdherence}
          unit="%"
        />
      </Card>
      <VolumeLandmarksCard form={form} />
      <div className={classes.foot}>
        {failure && <FormNotice>{failure}</FormNotice>}
        <Button type="submit" size="md" loading={busy}>
          {busy ? 'Saving...' : 'Save settings'}
        </Button>
      </div>
    </Grid>
  );
}
