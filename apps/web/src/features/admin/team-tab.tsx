import { counted } from '@posedown/coaching';
import type { Colleague } from '@posedown/contract';
import { Suspense, useState } from 'react';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { validateBy } from '../../lib/contract-form.ts';
import { fieldProps } from '../../ui/form/field-props.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { QueryFallback } from '../../ui/parts/query-fallback.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { Text } from '../../ui/parts/text.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import classes from './admin.module.css';
import { useAddColleague, useTeam } from './api.ts';
import { useCheckedSend } from './use-checked-send.ts';

const RemoveCoachDialog = lazyPart(() =>
  import('./remove-coach-dialog.tsx').then((part) => ({ default: part.RemoveCoachDialog })),
);

/** The coaches of the practice. The head coach can add and remove coaches. */
export function TeamTab() {
  const team = useTeam();
  if (!team.data) {
    return (
      <QueryFallback query={team} what="the team">
        <SkeletonArea label="Loading the team" gap="none">
          <Skeleton height="4.5rem" />
          <Skeleton height="4.5rem" />
        </SkeletonArea>
      </QueryFallback>
    );
  }
  const { coaches, mayAdd } = team.data;
  return (
    <Grid columns={2} from="lg" align="start">
      <Card as="section" labelledBy="coaches" gap="md">
        <SectionHeader
          id="coaches"
          title="Coaches"
          intro="Each coach sees their own athletes only. Hand an athlete over under Manage clients."
        />
        <Stack as="ul" gap="none" aria-label="Coaches">
          {coaches.map((coach) => (
            <CoachRow key={coach.id} coach={coach} mayRemove={mayAdd} />
          ))}
        </Stack>
      </Card>
      {mayAdd ? (
        <AddCoach />
      ) : (
        <Card>
          <p className={classes.quiet}>The head coach adds coaches to the team.</p>
        </Card>
      )}
    </Grid>
  );
}

function CoachRow({ coach, mayRemove }: { coach: Colleague; mayRemove: boolean }) {
  const me = useSignedInUser();
  const [isRemoving, setRemoving] = useState(false);
  const { id, name, email, isHead, isActive, athletes } = coach;
  const words = [
    isHead && 'Head coach',
    id === me.id && 'You',
    !isActive && 'Has not set a password yet',
    counted(athletes, 'athlete'),
  ];
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Text as="span" strong>
          {name}
        </Text>
        <span className={classes.quiet}>{email}</span>
        <span className={classes.quiet}>{words.filter(Boolean).join(' · ')}</span>
      </div>
      {mayRemove && !isHead && (
        <Button variant="default" aria-label={`Remove ${name}`} onClick={() => setRemoving(true)}>
          Remove
        </Button>
      )}
      {isRemoving && (
        <Suspense fallback={null}>
          <RemoveCoachDialog coach={coach} onClose={() => setRemoving(false)} />
        </Suspense>
      )}
    </li>
  );
}

const validate = validateBy(() =>
  import('@posedown/contract').then(({ newColleagueSchema }) => newColleagueSchema),
);

function AddCoach() {
  const form = useForm({ initialValues: { name: '', email: '' } });
  const add = useAddColleague();
  const { busy, failure, submit } = useCheckedSend({
    form,
    check: () => validate(form.values),
    failed: 'We couldn’t add the coach. Please try again.',
    async send() {
      const { email } = await add.mutateAsync(form.values);
      form.setValues({ name: '', email: '' });
      void showToast({ title: 'Coach added', message: `The link went to ${email}.` });
    },
  });
  return (
    <Card as="section" labelledBy="add-coach" gap="md">
      <SectionHeader
        id="add-coach"
        title="Add a coach"
        intro="They get an email with a link to set a password, valid for 24 hours. To resend it, add the same email again."
      />
      <Stack as="form" onSubmit={submit} noValidate aria-busy={busy}>
        <TextField {...fieldProps(form, 'name')} label="Name" autoComplete="off" maxLength={100} />
        <TextField
          {...fieldProps(form, 'email')}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
        />
        {failure && <FormNotice>{failure}</FormNotice>}
        <Button className="pd-start" type="submit" size="md" loading={busy}>
          {busy ? 'Adding...' : 'Add coach'}
        </Button>
      </Stack>
    </Card>
  );
}
