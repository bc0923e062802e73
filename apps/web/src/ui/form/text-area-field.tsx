import '../styles/form.ts';
import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './field.module.css';
import { LabelText } from './label-text.tsx';
import { TEXT_CLASSES } from './text-classes.ts';

interface TextAreaFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  error?: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  placeholder?: string;
}

/** Several lines of text. */
export function TextAreaField({ label, optional, hint, onChange, ...rest }: TextAreaFieldProps) {
  return (
    <Textarea
      {...rest}
      rows={4}
      label={<LabelText optional={optional}>{label}</LabelText>}
      description={hint}
      classNames={{ ...TEXT_CLASSES, input: `${classes.input} ${classes.area}` }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
