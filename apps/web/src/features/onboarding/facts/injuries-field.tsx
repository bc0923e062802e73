import {
  capital,
  hasSides,
  INJURY_REGIONS,
  type InjuryRegion,
  MAX_INJURIES,
  MOVEMENT_LABELS,
  PAINFUL_MOVEMENTS,
  regionLabel,
  USUAL_PAIN,
} from '@posedown/coaching';
import { FACT_LABELS } from '../../../lib/fact-text.ts';
import { ChipsField } from '../../../ui/form/chips-field.tsx';
import { ChoiceField } from '../../../ui/form/choice-field.tsx';
import type { FieldProps } from '../../../ui/form/field-props.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { injuryText, readInjuries, type TypedInjury } from '../injury-text.ts';
import { SIDE_CHOICES } from './fact-choices.ts';
import classes from './injuries-field.module.css';

const regionName = (region: InjuryRegion) => capital(regionLabel(region));
const movementName = (movement: keyof typeof MOVEMENT_LABELS) => capital(MOVEMENT_LABELS[movement]);

const newInjury = (region: InjuryRegion): TypedInjury => ({
  region,
  side: hasSides(region) ? '' : 'none',
  hurts: [],
});

/** Injured regions, and for each the side and painful movements. */
export function InjuriesField({ name, value, error, onChange }: FieldProps<string[]>) {
  const injuries = readInjuries(value);
  const change = (next: TypedInjury[]) => onChange(next.map(injuryText));
  const chooseRegions = (regions: InjuryRegion[]) =>
    change(
      regions.flatMap((region) => {
        const regionInjuries = injuries.filter((injury) => injury.region === region);
        return regionInjuries.length > 0 ? regionInjuries : [newInjury(region)];
      }),
    );
  const regions = INJURY_REGIONS.filter((each) => injuries.some(({ region }) => region === each));
  return (
    <Stack gap="sm">
      <ChipsField
        name={name}
        label={FACT_LABELS.injuries}
        optional
        hint="Where it hurts now or keeps coming back."
        error={error}
        choices={INJURY_REGIONS}
        labelOf={regionName}
        max={MAX_INJURIES - injuries.length + regions.length}
        values={regions}
        onChange={chooseRegions}
      />
      {injuries.map((injury, index) => (
        <InjuryFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a region may appear twice, and the order is fixed
          key={`${injury.region} ${index}`}
          injury={injury}
          onChange={(next) => change(injuries.with(index, next))}
        />
      ))}
    </Stack>
  );
}

interface InjuryFieldsProps {
  injury: TypedInjury;
  onChange: (injury: TypedInjury) => void;
}

function InjuryFields({ injury, onChange }: InjuryFieldsProps) {
  const { region, side, hurts } = injury;
  const offered = PAINFUL_MOVEMENTS.filter(
    (movement) => USUAL_PAIN[region].includes(movement) || hurts.includes(movement),
  );
  const name = regionName(region);
  return (
    <Stack className={classes.injury}>
      {hasSides(region) && (
        <ChoiceField
          name={`${region}Side`}
          label={`${name}: which side?`}
          choices={SIDE_CHOICES}
          value={side === 'none' ? '' : side}
          onChange={(next) => onChange({ ...injury, side: next })}
        />
      )}
      <ChipsField
        name={`${region}Hurts`}
        label={`${name}: what hurts?`}
        optional
        choices={offered}
        labelOf={movementName}
        values={offered.filter((movement) => hurts.includes(movement))}
        onChange={(next) => onChange({ ...injury, hurts: next })}
      />
    </Stack>
  );
}
