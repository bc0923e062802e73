import { APPLIES_WITHIN_DAYS, addDays } from '@posedown/coaching';
import type { CheckInReview } from '@posedown/contract';
import { formatWeekday } from '../../lib/days.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { changesPlan, laterDay } from './draft-answer.ts';
import type { ReviewAnswer } from './use-review-draft.ts';

interface AppliesFromProps {
  review: CheckInReview;
  answer: ReviewAnswer;
}

/** The athlete's day a change applies from. Renders nothing while the plan stays as it is. */
export function AppliesFrom({ review, answer }: AppliesFromProps) {
  if (!changesPlan(review, answer.draft)) return null;
  const { today } = review.athlete;
  const choices = Array.from({ length: APPLIES_WITHIN_DAYS + 1 }, (_, days) => {
    const value = addDays(today, days);
    return { value, label: labelOf(value, days) };
  });
  return (
    <SelectField
      label="Applies from"
      name="applies-from"
      choices={choices}
      value={laterDay(review, answer.draft) ?? today}
      hint={review.planned && 'This replaces the planned change.'}
      onChange={(day) => answer.change({ appliesFrom: day === today ? null : day })}
    />
  );
}

function labelOf(day: string, days: number): string {
  if (days === 0) return 'Today';
  return days === 1 ? `Tomorrow, ${formatWeekday(day)}` : formatWeekday(day);
}
