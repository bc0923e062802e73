import { type FormEvent, useEffect, useState } from 'react';
import { fieldErrorsOf, isOtherRequest, userMessageOf } from '../../lib/api-error.ts';
import { validateBy } from '../../lib/contract-form.ts';
import { newRequestKey } from '../../lib/request-key.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { whenIdle } from '../../ui/after-first-paint.ts';
import { fieldProps } from '../../ui/form/field-props.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { prepareToasts, showToast } from '../../ui/toast/show-toast.ts';
import { useInvite } from './api.ts';
import { sentText } from './invitation-text.ts';
import classes from './invitations.module.css';

const loadSchema = () =>
  import('@posedown/contract').then(({ invitationBodySchema }) => invitationBodySchema);
const validate = validateBy(loadSchema);

const FAILED = 'We couldn’t send the invitation. Please try again.';

interface Values {
  email: string;
  name: string;
  message: string;
}

const EMPTY: Values = { email: '', name: '', message: '' };

const toBody = ({ email, name, message }: Values) => ({
  email,
  name: name.trim() || undefined,
  message: message.trim() || undefined,
});

/** Email, with an optional name and personal message. */
export function InviteForm() {
  const { form, failure, busy, submit } = useInviteForm();
  return (
    <Card as="section" labelledBy="invite">
      <SectionHeader id="invite" title="Invite by email" intro="The link works for 14 days." />
      <form className={classes.form} onSubmit={submit} noValidate aria-busy={busy}>
        <TextField
          {...fieldProps(form, 'email')}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
        />
        <TextField
          {...fieldProps(form, 'name')}
          label="Name"
          optional
          autoComplete="off"
          maxLength={100}
        />
        <TextAreaField
          {...fieldProps(form, 'message')}
          label="Personal note"
          optional
          hint="Included in the email above the link."
        />
        {failure && <FormNotice>{failure}</FormNotice>}
        <Button type="submit" size="md" loading={busy}>
          {busy ? 'Sending...' : 'Send invitation'}
        </Button>
      </form>
    </Card>
  );
}

function useInviteForm() {
  const form = useForm<Values>({ initialValues: EMPTY });
  const invite = useInvite();
  const { busy, run } = useSingleFlight();
  const [failure, setFailure] = useState<string>();
  /** Reused while the form is unchanged, so that a retry sends no second email. */
  const [requestKey, setRequestKey] = useState(newRequestKey);
  useEffect(
    () =>
      whenIdle(() => {
        prepareToasts();
        void loadSchema().catch(() => undefined);
      }),
    [],
  );

  function showErrors(errors: Record<string, unknown>): boolean {
    const own = Object.entries(errors).filter(([path]) => Object.hasOwn(EMPTY, path));
    form.setErrors(Object.fromEntries(own) as Record<string, string>);
    return own.length > 0;
  }

  async function send() {
    const body = toBody(form.values);
    if (showErrors(await validate(body))) return;
    const invitation = await invite.mutateAsync({ ...body, requestKey });
    form.setValues(EMPTY);
    setRequestKey(newRequestKey());
    void showToast(sentText(invitation));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(undefined);
    void run(() =>
      send().catch((error: unknown) => {
        if (isOtherRequest(error)) setRequestKey(newRequestKey());
        if (!showErrors(fieldErrorsOf(error))) setFailure(userMessageOf(error, FAILED));
      }),
    );
  }

  return { form, failure, busy, submit };
}
