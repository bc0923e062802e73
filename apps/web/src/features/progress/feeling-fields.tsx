import { PROGRESS_LIMITS } from '@posedown/coaching';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { fieldProps } from '../../ui/form/field-props.ts';
import { MOOD_CHOICES } from '../../ui/form/mood-choices.ts';
import { RatingField } from '../../ui/form/rating-field.tsx';
import type { ProgressForm } from './use-entry.ts';

/** Energy, stress and mood: the part of an entry that is always there. */
export function FeelingFields({ form }: { form: ProgressForm }) {
  return (
    <>
      <RatingField
        {...fieldProps(form, 'energyLevel')}
        label="Energy level"
        limit={PROGRESS_LIMITS.energyLevel}
        ends={['Drained', 'Full of energy']}
      />
      <RatingField
        {...fieldProps(form, 'stressLevel')}
        label="Stress level"
        limit={PROGRESS_LIMITS.stressLevel}
        ends={['Calm', 'Overwhelmed']}
      />
      <ChoiceField {...fieldProps(form, 'mood')} label="Mood" choices={MOOD_CHOICES} />
    </>
  );
}
