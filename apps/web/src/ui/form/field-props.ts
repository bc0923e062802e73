import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';

export interface FieldProps<Value> {
  name: string;
  value: Value;
  error: ReactNode;
  onChange: (value: Value) => void;
}

/** What one of our fields takes to edit a value of a form: `<TextField {...fieldProps(form, 'name')} />`. */
export function fieldProps<Values extends object, Name extends Extract<keyof Values, string>>(
  form: UseFormReturnType<Values>,
  name: Name,
): FieldProps<Values[Name]> {
  const { value, error, onChange } = form.getInputProps(name);
  return { name, value, error, onChange };
}
