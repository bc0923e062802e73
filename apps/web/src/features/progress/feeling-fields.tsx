import { capital, MOODS, type Mood, PROGRESS_LIMITS } from '@posedown/coaching';
import { type Choice, ChoiceField } from '../../ui/form/choice-field.tsx';
import { fieldProps } from '../../ui/form/field-props.ts';
import { RatingField } from '../../ui/form/rating-field.tsx';
import type { ProgressForm } from './use-entry.ts';

const MOOD_CHOICES: readonly Choice<Mood>[] = MOODS.map((mood) => ({
  value: mood,
  label: capital(mood),
}));

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
