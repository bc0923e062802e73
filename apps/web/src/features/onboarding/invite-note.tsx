import { useEffect, useRef } from 'react';
import { ApiError, userMessageOf } from '../../lib/api-error.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { useInvitation } from './api.ts';
import classes from './invite-note.module.css';
import type { OnboardingForm } from './use-onboarding.ts';

interface InviteNoteProps {
  token: string;
  form: OnboardingForm;
  /** Continues without the invitation. */
  onDrop: () => void;
}

const FAILED = 'We couldn’t read the invitation. Check your connection and try again.';
/** For a malformed token. For a valid one, the server says what's wrong. */
const INCOMPLETE_LINK =
  'This link is incomplete. Open it from the email again, or ask for a new one.';

/** Shows who sent the invitation and prefills the form from it. Lazy, because most visitors have none. */
export default function InviteNote({ token, form, onDrop }: InviteNoteProps) {
  const { data, error, refetch } = useInvitation(token);
  const { values, setValues } = form;
  // Only once, so that cleared fields stay empty.
  const filled = useRef(false);
  useEffect(() => {
    if (!data || filled.current) return;
    filled.current = true;
    // Units stay if sizes have already been entered.
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
        <p>{isNotWhole ? INCOMPLETE_LINK : userMessageOf(error, FAILED)}</p>
        <Row className={classes.actions}>
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
        </Row>
      </FormNotice>
    );
  }
  if (!data) {
    return (
      <SkeletonArea label="Loading your invitation" holdsBelow>
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
