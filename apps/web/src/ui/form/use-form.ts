import { useRef, useState } from 'react';
import type { FormErrors } from '../../lib/contract-form.ts';

/** The values of a form as they are typed, and the errors about them. */
export interface Form<Values> {
  values: Values;
  errors: FormErrors;
  setErrors: (errors: FormErrors) => void;
  /** Changes some of the values; errors about them go. */
  setValues: (changes: Partial<Values>) => void;
}

interface Options<Values> {
  initialValues: Values;
  /** Runs with all values whenever one was changed, as to keep a draft. */
  onValuesChange?: (values: Values) => void;
}

/**
 * The state of a form. Checking is `validateBy`'s, fields take theirs by `fieldProps`. Ours and not a
 * library's, because it is in the first scripts of every form and these thirty lines are all they use.
 */
export function useForm<Values extends object>({
  initialValues,
  onValuesChange,
}: Options<Values>): Form<Values> {
  const [values, setAll] = useState(initialValues);
  const [errors, setErrors] = useState<FormErrors>({});
  // Two fields that change in one event must not undo one another.
  const latest = useRef(values);

  function setValues(changes: Partial<Values>): void {
    latest.current = { ...latest.current, ...changes };
    setAll(latest.current);
    setErrors((known) =>
      Object.fromEntries(Object.entries(known).filter(([name]) => !(name in changes))),
    );
    onValuesChange?.(latest.current);
  }

  return { values, errors, setErrors, setValues };
}
