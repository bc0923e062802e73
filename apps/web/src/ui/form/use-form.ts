import { useRef, useState } from 'react';
import type { FormErrors } from '../../lib/contract-form.ts';

/** Form values as typed, and their errors. */
export interface Form<Values> {
  values: Values;
  errors: FormErrors;
  setErrors: (errors: FormErrors) => void;
  /** Updates values and clears their errors. */
  setValues: (changes: Partial<Values>) => void;
}

interface Options<Values> {
  initialValues: Values;
  /** Called with all values on every change, for saving drafts. */
  onValuesChange?: (values: Values) => void;
}

/**
 * Form state. `validateBy` validates it, and `fieldProps` binds fields. Not a library, because it
 * is in the first scripts of every form.
 */
export function useForm<Values extends object>({
  initialValues,
  onValuesChange,
}: Options<Values>): Form<Values> {
  const [values, setAll] = useState(initialValues);
  const [errors, setErrors] = useState<FormErrors>({});
  // Two fields changed in one event must not overwrite each other.
  const latest = useRef(values);

  function setValues(changes: Partial<Values>): void {
    latest.current = { ...latest.current, ...changes };
    setAll(latest.current);
    setErrors((current) =>
      Object.fromEntries(Object.entries(current).filter(([name]) => !(name in changes))),
    );
    onValuesChange?.(latest.current);
  }

  return { values, errors, setErrors, setValues };
}
