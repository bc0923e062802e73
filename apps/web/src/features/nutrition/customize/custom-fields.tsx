import { DIETARY_RESTRICTIONS } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import type { FormEvent } from 'react';
import { WEIGHT_UNIT } from '../../../lib/units.ts';
import { ChipsField } from '../../../ui/form/chips-field.tsx';
import { ChoiceField } from '../../../ui/form/choice-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Grid, Stack } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { ACTIVITY_CHOICES, GOAL_CHOICES, MEAL_CHOICES } from './custom-form.ts';
import type { Customizer } from './use-customizer.ts';

export function CustomFields({ customizer, units }: { customizer: Customizer; units: Units }) {
  const { form, errors, change } = customizer;

  function submit(event: FormEvent) {
    event.preventDefault();
    customizer.calculate();
  }

  return (
    <Card>
      <Stack as="form" gap="lg" onSubmit={submit} noValidate>
        <Grid columns={3} from="sm">
          <TextField
            label="Age"
            name="age"
            unit="years"
            inputMode="numeric"
            value={form.age}
            error={errors.age}
            onChange={(age) => change({ age })}
          />
          <TextField
            label="Weight"
            name="weight"
            unit={WEIGHT_UNIT[units]}
            inputMode="decimal"
            value={form.weight}
            error={errors.weight}
            onChange={(weight) => change({ weight })}
          />
          <TextField
            label="Height"
            name="height"
            unit={units === 'metric' ? 'cm' : undefined}
            inputMode={units === 'metric' ? 'decimal' : 'text'}
            placeholder={units === 'metric' ? undefined : '5 ft 9 in'}
            value={form.height}
            error={errors.height}
            onChange={(height) => change({ height })}
          />
        </Grid>
        <ChoiceField
          label="Goal"
          name="goal"
          choices={GOAL_CHOICES}
          value={form.goal}
          onChange={(goal) => change({ goal })}
        />
        <SelectField
          label="Activity level"
          name="activity"
          choices={ACTIVITY_CHOICES}
          value={form.activity}
          onChange={(activity) => change({ activity })}
        />
        <ChoiceField
          label="Meals per day"
          name="mealCount"
          choices={MEAL_CHOICES}
          value={form.mealCount}
          onChange={(mealCount) => change({ mealCount })}
        />
        <ChipsField
          label="Dietary restrictions"
          name="restrictions"
          optional
          hint="Restrictions and allergies from your profile always apply."
          choices={DIETARY_RESTRICTIONS}
          values={form.restrictions}
          onChange={(restrictions) => change({ restrictions })}
        />
        <Button type="submit" size="md" variant={customizer.figures ? 'default' : 'filled'}>
          Calculate
        </Button>
      </Stack>
    </Card>
  );
}
