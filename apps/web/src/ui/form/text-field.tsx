import '../styles/form.ts';
import { TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import classes from './field.module.css';
import { LabelText } from './label-text.tsx';
import { TEXT_CLASSES } from './text-classes.ts';

interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  type?: 'text' | 'email';
  /** 'decimal' brings up the digits with a comma or a point. */
  inputMode?: 'text' | 'email' | 'decimal' | 'numeric';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
  /** Behind the number: 'kg'. */
  unit?: string;
  /** The field's name in the form, by which a complaint finds it. */
  name: string;
  maxLength?: number;
}

/** One line of text or a number as the person types it. Checks nothing on its own. */
export function TextField(props: TextFieldProps) {
  const { label, optional, onChange, hint, unit, inputMode, ...rest } = props;
  return (
    <TextInput
      {...rest}
      inputMode={inputMode}
      label={<LabelText optional={optional}>{label}</LabelText>}
      description={hint}
      classNames={TEXT_CLASSES}
      rightSection={unit && <span className={classes.unit}>{unit}</span>}
      rightSectionWidth={unit ? 52 : undefined}
      rightSectionPointerEvents="none"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
