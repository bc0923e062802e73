import type { ReactNode, Ref } from 'react';
import classes from './field.module.css';
import { FieldFrame } from './field-frame.tsx';

interface TextAreaFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  error?: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  /** Read-only while saving, keeping the focus. */
  readOnly?: boolean;
  placeholder?: string;
  maxLength?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, optional, hint, error, onChange, ...rest } = props;
  return (
    <FieldFrame label={label} optional={optional} hint={hint} error={error}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={4}
          className={`${classes.native} ${classes.area}`}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
