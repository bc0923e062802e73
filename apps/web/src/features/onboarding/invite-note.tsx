import { useEffect, useRef } from 'react';
import { ApiError, userMessageOf } from '../../lib/api-error.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { useInvitation } from './api.ts';
import classes from './invite-note.module.css';
import type { OnboardingForm } from './use-onboarding.ts';

interface InviteNoteProps {
  token: string;
  form: OnboardingForm;
  /** Goes on without the invitation. */
  onDrop: () => void;
}

const FAILED = 'We couldn’t read the invitation. Check your connection and try again.';
/** Something else came than a token of ours; of one that is ours the server says what became of it. */
const NOT_WHOLE = 'This link is incomplete. Open it from the email again, or ask for a new one.';

/**
 * Says who invites, and fills in what the invitation knows. A link that does not work says why, and
 * whatever was answered stays. Loaded lazily, for those who come with an invitation.
 */
export default function InviteNote({ token, form, onDrop }: InviteNoteProps) {
  const { data, error, refetch } = useInvitation(token);
  const { values, setValues } = form;
  // Once: whoever empties the field again means it.
  const filled = useRef(false);
  useEffect(() => {
    if (!data || filled.current) return;
    filled.current = true;
    // Whoever has answered in other units before keeps them.
    const isFresh = values.height === '' && values.weight === '';
    setValues({
      email: values.email || data.email,
      name: values.name || (data.name ?? ''),
      ...(isFresh ? { units: data.units } : {}),
    });
  }, [data, values, setValues]);
  if (error) {
    const isRefused = error instanceof ApiError && error.status < 500;
    const isNotWhole = error instanceof ApiError && error.code === 'invalid_input';
    return (
      <FormNotice>
        <p>{isNotWhole ? NOT_WHOLE : userMessageOf(error, FAILED)}</p>
        <div className={classes.ways}>
          {!isRefused && (
            <Button variant="default" onClick={() => void refetch()}>
              Try again
            </Button>
          )}
          {isRefused && !isNotWhole && (
            <LinkButton to="/login" variant="default" size="sm">
              Log in
            </LinkButton>
          )}
          <Button variant="default" onClick={onDrop}>
            Continue without the invitation
          </Button>
        </div>
      </FormNotice>
    );
  }
  if (!data) {
    return (
      <SkeletonArea label="Reading your invitation" holdsBelow>
        <Skeleton height="3rem" />
      </SkeletonArea>
    );
  }
  return (
    <p className={classes.note}>
      <strong>{data.coachName}</strong>
      {data.practiceName && ` of ${data.practiceName}`} invited you and will be your coach.
    </p>
  );
}
