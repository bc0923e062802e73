import { type FormEvent, useState } from 'react';
import { fieldErrorsOf, userMessageOf } from '../../lib/api-error.ts';
import type { FormErrors } from '../../lib/contract-form.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import type { Form } from '../../ui/form/use-form.ts';

interface Sending<Values extends object> {
  form: Form<Values>;
  /** Validates before sending; returns errors by field. */
  check: () => Promise<FormErrors>;
  send: () => Promise<void>;
  /** Shown if the server gives no reason. */
  failed: string;
}

/**
 * Sends a form, one request at a time. Field errors appear at their fields, others above the
 * button.
 */
export function useCheckedSend<Values extends object>(sending: Sending<Values>) {
  const { form, check, send, failed } = sending;
  const { busy, run } = useSingleFlight();
  const [failure, setFailure] = useState<string>();

  function showErrors(errors: FormErrors): boolean {
    const own = Object.entries(errors).filter(([path]) => Object.hasOwn(form.values, path));
    form.setErrors(Object.fromEntries(own));
    return own.length > 0;
  }

  async function checkAndSend() {
    if (showErrors(await check())) return;
    await send();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(undefined);
    void run(() =>
      checkAndSend().catch((error: unknown) => {
        if (!showErrors(fieldErrorsOf(error))) setFailure(userMessageOf(error, failed));
      }),
    );
  }

  return { busy, failure, submit };
}
