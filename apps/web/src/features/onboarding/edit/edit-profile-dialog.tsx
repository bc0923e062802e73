import type { Profile } from '@posedown/contract';
import { type FormEvent, useId, useState } from 'react';
import { useSignedInUser } from '../../../lib/auth-context.ts';
import { useProfile } from '../../../lib/profile.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Missing } from '../../../ui/parts/missing.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { GoalFacts } from '../facts/goal-facts.tsx';
import { HealthFacts } from '../facts/health-facts.tsx';
import { TrainingFacts } from '../facts/training-facts.tsx';
import onboarding from '../onboarding.module.css';
import { GoalsStep } from '../steps/goals-step.tsx';
import { LifestyleStep } from '../steps/lifestyle-step.tsx';
import { NutritionStep } from '../steps/nutrition-step.tsx';
import { TrainingStep } from '../steps/training-step.tsx';
import classes from './edit-profile.module.css';
import { PersonFields } from './person-fields.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import { type ProfileForm, useProfileForm } from './use-profile-form.ts';

interface EditProfileDialogProps {
  athleteId: string;
  title: string;
  /** 'facts' for the optional questions alone. */
  part?: 'facts' | undefined;
  onClose: () => void;
}

/** The answers of an athlete, all on one page, to be changed. Plans stay as they are. */
export function EditProfileDialog({ athleteId, title, part, onClose }: EditProfileDialogProps) {
  const isOwn = useSignedInUser().id === athleteId;
  const query = useProfile(athleteId);
  const [seen, setSeen] = useState<Profile>();
  // What is read again in the background must not change under the hands of who types.
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
      <Missing query={query} what="the details">
        <SkeletonArea label="Loading the details">
          <Skeleton height="24rem" />
        </SkeletonArea>
      </Missing>
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
      intro="Plans don’t change until new ones are made."
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
      <form id={id} className={classes.form} onSubmit={submit} noValidate>
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
          <div className={classes.restored} role="status">
            <p>You have unsaved changes from earlier.</p>
            <Button variant="default" size="md" onClick={discard}>
              Discard them
            </Button>
          </div>
        )}
        {part === 'facts' ? (
          <FactFields form={form} isOwn={isOwn} />
        ) : (
          <AllFields form={form} profile={profile} isOwn={isOwn} />
        )}
      </form>
    </Dialog>
  );
}

interface FieldsProps {
  form: ProfileForm;
  isOwn: boolean;
}

/** The questions that may be skipped at sign-up, and that it did not always ask. */
function FactFields({ form, isOwn }: FieldsProps) {
  return (
    <div className={onboarding.fields}>
      <GoalFacts form={form} />
      <TrainingFacts form={form} />
      <HealthFacts form={form} isOwn={isOwn} />
    </div>
  );
}

function AllFields({ form, profile, isOwn }: FieldsProps & { profile: Profile }) {
  return (
    <>
      <h3 className={classes.part}>Person</h3>
      <PersonFields form={form} />
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
