import { ANSWER_NUMBER_LIMIT } from '@posedown/coaching';
import { type ReactNode, useState } from 'react';
import { numberField } from '../../../lib/form/number-field.ts';
import { TextField } from '../../../ui/form/text-field.tsx';

interface NumberQuestionProps {
  label: string;
  name: string;
  optional: boolean;
  hint: ReactNode;
  error: ReactNode;
  unit: string;
  value: number | null;
  /** NaN for what can't be read. */
  onChange: (value: number | undefined) => void;
}

/** A number typed in any common form. What can't be read stays in the field with the reason. */
export function NumberQuestion({ value, onChange, unit, error, ...field }: NumberQuestionProps) {
  const codec = numberField(ANSWER_NUMBER_LIMIT, { digits: 1, unit });
  const [typed, setTyped] = useState(() =>
    value === null || Number.isNaN(value) ? '' : String(value),
  );
  const unreadable = typed === '' ? undefined : codec.error(typed);
  return (
    <TextField
      {...field}
      {...(unit ? { unit } : {})}
      inputMode="decimal"
      maxLength={20}
      value={typed}
      error={unreadable ?? error}
      onChange={(text) => {
        setTyped(text);
        // What can't be read isn't an answer, and isn't none either.
        onChange(codec.error(text) ? Number.NaN : (codec.parse(text) ?? undefined));
      }}
    />
  );
}
