import fieldClasses from '../../../ui/form/field.module.css';
import { FieldFrame } from '../../../ui/form/field-frame.tsx';

interface SelectFieldProps {
  label: string;
  name: string;
  value: string;
  /** Value and label of each option. */
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}

/** One of many, by the browser's own list. */
export function SelectField({ label, options, onChange, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label}>
      {(control) => (
        <select
          {...select}
          {...control}
          className={fieldClasses.native}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
