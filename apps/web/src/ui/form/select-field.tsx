import type { ReactNode } from 'react';
import type { Choice } from './choice-field.tsx';
import { FieldFrame } from './field-frame.tsx';
import { NativeSelect } from './native-select.tsx';

interface SelectFieldProps<Value extends string> {
  label: ReactNode;
  name: string;
  choices: readonly Choice<Value>[];
  /** Empty until one is chosen; a choice may also have an empty value. */
  value: Value | '';
  onChange: (value: Value) => void;
  placeholder?: string;
  optional?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
}

/** Single choice in a native select. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, optional, hint, error, choices, value, placeholder, onChange, name } = props;
  const isOpen = value === '' && choices.every((choice) => choice.value !== '');
  return (
    <FieldFrame label={label} optional={optional} hint={hint} error={error}>
      {(control) => (
        <NativeSelect
          {...control}
          name={name}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value as Value)}
        >
          {isOpen && <option value="">{placeholder ?? 'Choose'}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}
