import type { CheckInReview } from '@posedown/contract';
import { UnstyledButton } from '../../ui/parts/button.tsx';
import { canAccept } from './draft-answer.ts';
import { Key } from './key.tsx';
import classes from './plan-panel.module.css';
import { DECISIONS, type Decision } from './review-draft.ts';
import type { ReviewAnswer } from './use-review-draft.ts';

const LABELS: Record<Decision, string> = {
  accept: 'Accept',
  change: 'Edit',
  hold: 'Hold',
  refer: 'Refer',
};

const HINTS: Record<Decision, string> = {
  accept: 'Apply the proposal',
  change: 'Change calories or cardio by hand',
  hold: 'Keep the plan and decline the proposal',
  refer: 'Keep the plan and ask the athlete to see a doctor',
};

interface DecisionButtonsProps {
  review: CheckInReview;
  answer: ReviewAnswer;
}

/** What happens to the plan: one key each. */
export function DecisionButtons({ review, answer }: DecisionButtonsProps) {
  const isOff = (decision: Decision) =>
    (decision === 'accept' && !canAccept(review)) || (decision === 'change' && !review.steps);
  return (
    <fieldset className={classes.decisions} aria-label="Plan">
      {DECISIONS.map((decision, index) => (
        <UnstyledButton
          key={decision}
          ref={decision === 'change' ? answer.editField : undefined}
          className={classes.decision}
          aria-pressed={answer.draft.decision === decision}
          title={HINTS[decision]}
          disabled={isOff(decision)}
          onClick={() => answer.decide(decision)}
        >
          {LABELS[decision]} <Key name={String(index + 1)} />
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
