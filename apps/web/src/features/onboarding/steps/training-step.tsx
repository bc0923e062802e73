import { ChoiceField } from '../../../ui/form/choice-field.tsx';
import { fieldProps } from '../../../ui/form/field-props.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import {
  AVAILABILITY_CHOICES,
  CARDIO_CHOICES,
  DURATION_CHOICES,
  EQUIPMENT_CHOICES,
  EXPERIENCE_CHOICES,
  TRAINING_CHOICES,
} from '../choices.ts';
import { HomeEquipmentField, TrainingFacts } from '../facts/training-facts.tsx';
import type { OnboardingForm } from '../use-onboarding.ts';

/** Step 4: training days, equipment and injuries. */
export function TrainingStep({ form }: { form: OnboardingForm }) {
  return (
    <Stack gap="xl">
      <ChoiceField
        {...fieldProps(form, 'experience')}
        label="Experience"
        look="cards"
        choices={EXPERIENCE_CHOICES}
      />
      <ChoiceField
        {...fieldProps(form, 'trainingFrequency')}
        label="Training days a week"
        choices={TRAINING_CHOICES}
      />
      <ChoiceField
        {...fieldProps(form, 'availability')}
        label="Days a week you have time"
        choices={AVAILABILITY_CHOICES}
      />
      <ChoiceField
        {...fieldProps(form, 'sessionDuration')}
        label="Length of a session"
        hint="The maximum. A session ends earlier when more sets would cost more recovery than they’re worth."
        choices={DURATION_CHOICES}
      />
      <ChoiceField
        {...fieldProps(form, 'equipmentAccess')}
        label="Equipment"
        look="cards"
        choices={EQUIPMENT_CHOICES}
      />
      <HomeEquipmentField form={form} />
      <ChoiceField
        {...fieldProps(form, 'cardioPreference')}
        label="Cardio"
        choices={CARDIO_CHOICES}
      />
      <TrainingFacts form={form} />
    </Stack>
  );
}
