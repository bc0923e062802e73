import { DIETARY_RESTRICTIONS, FOOD_ALLERGIES } from '@posedown/coaching';
import { ChipsField } from '../../../ui/form/chips-field.tsx';
import { ChoiceField } from '../../../ui/form/choice-field.tsx';
import { fieldProps } from '../../../ui/form/field-props.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { COOKING_CHOICES, MEAL_CHOICES } from '../choices.ts';
import type { OnboardingForm } from '../use-onboarding.ts';

/** Step 3: meals, restrictions and allergies. */
export function NutritionStep({ form }: { form: OnboardingForm }) {
  const { value, ...restrictions } = fieldProps(form, 'dietaryRestrictions');
  const { value: allergic, ...allergies } = fieldProps(form, 'foodAllergies');
  return (
    <Stack gap="xl">
      <ChoiceField
        {...fieldProps(form, 'mealFrequency')}
        label="Meals a day"
        choices={MEAL_CHOICES}
      />
      <ChipsField
        {...restrictions}
        label="Dietary restrictions"
        optional
        choices={DIETARY_RESTRICTIONS}
        values={value}
      />
      <ChipsField
        {...allergies}
        label="Food allergies"
        optional
        hint="Your plan never includes these foods."
        choices={FOOD_ALLERGIES}
        values={allergic}
      />
      <ChoiceField
        {...fieldProps(form, 'cookingPreference')}
        label="Cooking"
        look="cards"
        choices={COOKING_CHOICES}
      />
    </Stack>
  );
}
