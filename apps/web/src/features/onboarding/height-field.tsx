import type { Units } from '@posedown/contract';
import type { FieldProps } from '../../ui/form/field-props.ts';
import { FieldSet } from '../../ui/form/field-set.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { joinHeight, splitHeight } from './height-text.ts';

/** A height: one field for centimeters, two for feet and inches. */
export function HeightField({ units, ...field }: FieldProps<string> & { units: Units }) {
  if (units === 'metric') {
    return <TextField {...field} label="Height" inputMode="decimal" autoComplete="off" unit="cm" />;
  }
  const parts = splitHeight(field.value);
  return (
    <FieldSet name={field.name} label="Height" error={field.error}>
      <Grid columns={2} gap="xs">
        <TextField
          label="Feet"
          name="heightFeet"
          inputMode="numeric"
          autoComplete="off"
          unit="ft"
          value={parts.feet}
          onChange={(feet) => field.onChange(joinHeight({ ...parts, feet }))}
        />
        <TextField
          label="Inches"
          name="heightInches"
          inputMode="decimal"
          autoComplete="off"
          unit="in"
          value={parts.inches}
          onChange={(inches) => field.onChange(joinHeight({ ...parts, inches }))}
        />
      </Grid>
    </FieldSet>
  );
}
