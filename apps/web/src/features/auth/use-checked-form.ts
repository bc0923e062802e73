import { type SyntheticEvent, useEffect, useState } from 'react';
import { type SchemaLoader, validateBy } from '../../lib/contract-form.ts';
import { clearPrerenderedInput, withPrerenderedInput } from '../../lib/prerendered-input.ts';
import { type Form, useForm } from '../../ui/form/use-form.ts';

interface CheckedForm<Values> {
  form: Form<Values>;
  /** Props of the form element. */
  formProps: {
    noValidate: true;
    onFocus: () => void;
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
  /** While the values are being validated and sent. */
  busy: boolean;
}

/**
 * A form validated by a contract schema on submit. Errors appear at their fields; valid values are
 * passed to `send`, which handles its own failures.
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
      // Loads the schema while the user types; visitors who only look don't need it.
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
