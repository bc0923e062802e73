import type { ReactNode } from 'react';
import type { Form } from './use-form.ts';

export interface FieldProps<Value> {
  name: string;
  value: Value;
  error: ReactNode;
  onChange: (value: Value) => void;
}

/** Props that bind a field to a form value: `<TextField {...fieldProps(form, "name")} />`. */
export function fieldProps<Values extends object, Name extends Extract<keyof Values, string>>(
  form: Form<Values>,
  name: Name,
): FieldProps<Values[Name]> {
  return {
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange: (value) => form.setValues({ [name]: value } as unknown as Partial<Values>),
  };
}
