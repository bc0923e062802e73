import { type SyntheticEvent, useEffect, useState } from 'react';
import { type SchemaLoader, validateBy } from '../../lib/contract-form.ts';
import { clearPrerenderedInput, withPrerenderedInput } from '../../lib/prerendered-input.ts';
import { type Form, useForm } from '../../ui/form/use-form.ts';

interface CheckedForm<Values> {
  form: Form<Values>;
  /** For the form element. */
  formProps: {
    noValidate: true;
    onFocus: () => void;
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
  /** While the values are checked and sent. */
  busy: boolean;
}

/**
 * A form checked by a schema of the contract on submit. Errors go under their fields; good values
 * go to `send`, which deals with its own failures.
 */
export function useCheckedForm<Values extends Record<string, unknown>>(
  initialValues: Values,
  load: SchemaLoader,
  send: (values: Values, form: Form<Values>) => Promise<void>,
): CheckedForm<Values> {
  const [startValues] = useState(() => withPrerenderedInput(initialValues));
  const form = useForm<Values>({ initialValues: startValues });
  const [busy, setBusy] = useState(false);
  useEffect(clearPrerenderedInput, []);

  async function submit(): Promise<void> {
    const errors = await validateBy(load)(form.values);
    form.setErrors(errors);
    if (Object.keys(errors).length > 0) return;
    await send(form.values, form);
  }

  return {
    form,
    busy,
    formProps: {
      noValidate: true,
      // By the time that something is typed it is there; a page that is only looked at does without.
      onFocus: () => void load().catch(() => undefined),
      onSubmit: (event) => {
        event.preventDefault();
        if (busy) return;
        setBusy(true);
        void submit().finally(() => setBusy(false));
      },
    },
  };
}
