import { TextField } from '../form/text-field.tsx';
import { Grid } from '../layout/layout.tsx';
import { MACRO_LABELS, MACROS } from '../parts/macro-share.ts';
import { Text } from '../parts/text.tsx';
import { gramsOf, kcalOf, kcalText, type TypedTargets } from './targets-form.ts';

interface TargetsFieldsProps {
  typed: TypedTargets;
  errors: Partial<TypedTargets>;
  /** The current targets of the plan. */
  now: Parameters<typeof gramsOf>[0];
  onChange: (fields: Partial<TypedTargets>) => void;
}

/** Grams a day, and the resulting calories. */
export function TargetsFields({ typed, errors, now, onChange }: TargetsFieldsProps) {
  return (
    <>
      <Grid columns={3} gap="sm">
        {MACROS.map((macro) => (
          <TextField
            key={macro}
            label={MACRO_LABELS[macro]}
            name={macro}
            unit="g"
            inputMode="numeric"
            maxLength={6}
            value={typed[macro]}
            error={errors[macro]}
            onChange={(grams) => onChange({ [macro]: grams })}
          />
        ))}
      </Grid>
      <Text strong numeric role="status">
        {kcalText(kcalOf(typed), kcalOf(gramsOf(now)))}
      </Text>
    </>
  );
}
