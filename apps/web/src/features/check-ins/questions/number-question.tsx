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
  onChange: (value: number | undefined) => void;
}

const FIELD = numberField(ANSWER_NUMBER_LIMIT, { digits: 1 });

/** A number typed in any common form. What can't be read stays in the field with the reason. */
export function NumberQuestion({ value, onChange, unit, error, ...field }: NumberQuestionProps) {
  const [typed, setTyped] = useState(() => (value === null ? '' : String(value)));
  const unreadable = typed === '' ? undefined : FIELD.error(typed);
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
        const number = FIELD.error(text) ? undefined : FIELD.parse(text);
        onChange(number ?? undefined);
      }}
    />
  );
}
