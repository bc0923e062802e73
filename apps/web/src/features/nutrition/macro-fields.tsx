import type { FormErrors } from '../../lib/contract-form.ts';
import { TextField } from '../../ui/form/text-field.tsx';

const FIELDS = [
  ['calories', 'Calories', 'kcal'],
  ['protein', 'Protein', 'g'],
  ['carbs', 'Carbs', 'g'],
  ['fats', 'Fats', 'g'],
] as const;
type MacroName = (typeof FIELDS)[number][0];

interface MacroFieldsProps {
  values: Record<MacroName, string>;
  errors: FormErrors;
  onChange: (name: MacroName, value: string) => void;
}

/** Inputs for energy and macros. Only the energy is required. */
export function MacroFields({ values, errors, onChange }: MacroFieldsProps) {
  return FIELDS.map(([name, label, unit]) => (
    <TextField
      key={name}
      label={label}
      name={name}
      unit={unit}
      optional={name !== 'calories'}
      inputMode="decimal"
      autoComplete="off"
      value={values[name]}
      error={errors[name]}
      onChange={(value) => onChange(name, value)}
    />
  ));
}
