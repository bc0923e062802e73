import type { Profile } from '@posedown/contract';
import { type FormEvent, useId, useState } from 'react';
import { useSignedInUser } from '../../../lib/auth-context.ts';
import { deviceTimeZone } from '../../../lib/device-time-zone.ts';
import { useProfile } from '../../../lib/profile.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { fieldProps } from '../../../ui/form/field-props.ts';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { QueryFallback } from '../../../ui/parts/query-fallback.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { GoalFacts } from '../facts/goal-facts.tsx';
import { HealthFacts } from '../facts/health-facts.tsx';
import { TrainingFacts } from '../facts/training-facts.tsx';
import { BodyFields } from '../steps/body-fields.tsx';
import { GoalsStep } from '../steps/goals-step.tsx';
import { LifestyleStep } from '../steps/lifestyle-step.tsx';
import { NutritionStep } from '../steps/nutrition-step.tsx';
import { TrainingStep } from '../steps/training-step.tsx';
import classes from './edit-profile.module.css';
import { type ProfileForm, useProfileForm } from './use-profile-form.ts';

interface EditProfileDialogProps {
  athleteId: string;
  title: string;
  /** 'facts' for the optional questions only. */
  part?: 'facts' | undefined;
  onClose: () => void;
}

/** Edits all answers of an athlete on one page. Plans don't change. */
export function EditProfileDialog({ athleteId, title, part, onClose }: EditProfileDialogProps) {
  const isOwn = useSignedInUser().id === athleteId;
  const query = useProfile(athleteId);
  const [seen, setSeen] = useState<Profile>();
  // A background refetch must not change the form while someone is typing.
  const profile = seen ?? query.data;
  if (!seen && query.data) setSeen(query.data);
  if (profile) {
    return (
      <EditForm
        key={profile.version}
        profile={profile}
        isOwn={isOwn}
        title={title}
        part={part}
        onClose={onClose}
        onReload={() => void query.refetch().then(({ data }) => data && setSeen(data))}
      />
    );
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <QueryFallback query={query} what="the details">
        <SkeletonArea label="Loading the details">
          <Skeleton height="24rem" />
        </SkeletonArea>
      </QueryFallback>
    </Dialog>
  );
}

interface EditFormProps {
  profile: Profile;
  isOwn: boolean;
  title: string;
  part: EditProfileDialogProps['part'];
  onClose: () => void;
  onReload: () => void;
}

function EditForm({ profile, isOwn, title, part, onClose, onReload }: EditFormProps) {
  const id = useId();
  const { form, save, busy, failure, isRestored, discard, giveUp } = useProfileForm(
    profile,
    onClose,
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    void save();
  }

  return (
    <Dialog
      title={title}
      intro="Plans don’t change until new ones are created."
      onClose={onClose}
      footer={
        <>
          <Button variant="default" size="md" disabled={busy} onClick={giveUp}>
            Cancel
          </Button>
          <Button type="submit" form={id} size="md" loading={busy}>
            {busy ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <Stack as="form" gap="lg" id={id} onSubmit={submit} noValidate>
        {failure && (
          <FormNotice>
            <p>{failure.message}</p>
            {failure.isOutdated && (
              <Button variant="default" size="md" onClick={onReload}>
                Reload the details
              </Button>
            )}
          </FormNotice>
        )}
        {isRestored && (
          <Row gap="sm" justify="between" className={classes.restored} role="status">
            <p>You have unsaved changes from earlier.</p>
            <Button variant="default" size="md" onClick={discard}>
              Discard them
            </Button>
          </Row>
        )}
        {part === 'facts' ? (
          <FactFields form={form} isOwn={isOwn} />
        ) : (
          <AllFields form={form} profile={profile} isOwn={isOwn} />
        )}
      </Stack>
    </Dialog>
  );
}

interface FieldsProps {
  form: ProfileForm;
  isOwn: boolean;
}

/** The optional questions of sign-up. */
function FactFields({ form, isOwn }: FieldsProps) {
  return (
    <Stack gap="xl">
      <GoalFacts form={form} />
      <TrainingFacts form={form} />
      <HealthFacts form={form} isOwn={isOwn} />
    </Stack>
  );
}

function AllFields({ form, profile, isOwn }: FieldsProps & { profile: Profile }) {
  return (
    <>
      <h3 className={classes.part}>Person</h3>
      <Stack gap="xl">
        {/* No email field, because that is the login. */}
        <TextField {...fieldProps(form, 'name')} label="Name" autoComplete="off" maxLength={100} />
        <BodyFields form={form} weightLabel="Starting weight" />
      </Stack>
      <TimeZoneField form={form} isOwn={isOwn} />
      <h3 className={classes.part}>Goals</h3>
      <GoalsStep form={form} />
      <h3 className={classes.part}>Nutrition</h3>
      <NutritionStep form={form} />
      <h3 className={classes.part}>Training</h3>
      <TrainingStep form={form} />
      <h3 className={classes.part}>Everyday life</h3>
      <LifestyleStep form={form} competition={profile.nextCompetition} isOwn={isOwn} />
    </>
  );
}

/** The time zone that the athlete's days use, for moving or correcting it. */
function TimeZoneField({ form, isOwn }: FieldsProps) {
  const { timezone } = form.values;
  const here = deviceTimeZone();
  const isElsewhere = isOwn && timezone !== here;
  return (
    <SelectField
      {...fieldProps(form, 'timezone')}
      label="Time zone"
      choices={zonesWith(timezone).map((zone) => ({ value: zone, label: zoneName(zone) }))}
      hint={
        isElsewhere
          ? `This device is in ${zoneName(here)}.`
          : 'Days begin and end at midnight there.'
      }
    />
  );
}

/** All zones the browser knows, and the current one, which may have an older name. */
const zonesWith = (zone: string) => [
  ...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', zone]),
];

const zoneName = (zone: string) => zone.replaceAll('_', ' ');
