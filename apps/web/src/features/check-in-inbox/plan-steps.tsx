import type { CheckInReview } from '@posedown/contract';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { formatNumber } from '../../lib/numbers.ts';
import { rateText, untilText, weightSentence } from '../../lib/proposal-text.ts';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { IconButton } from '../../ui/parts/button.tsx';
import { chosenStep } from './draft-answer.ts';
import classes from './plan-panel.module.css';
import type { ReviewAnswer } from './use-review-draft.ts';

interface PlanStepsProps {
  review: CheckInReview;
  answer: ReviewAnswer;
}

/** Calories and cardio in steps. The macros follow, and the safety check shows at once. */
export function PlanSteps({ review, answer }: PlanStepsProps) {
  const { steps, plan, proposal, athlete } = review;
  const chosen = chosenStep(review, answer.draft);
  if (!steps || !plan || !chosen) return null;
  const { step, minutes } = chosen;
  const at = step ? steps.calories.indexOf(step) : -1;
  const { cardio } = steps;
  return (
    <div className={classes.steps}>
      <Stepper
        label="Calories"
        value={step ? formatNumber(step.targets.calories) : '–'}
        unit="kcal"
        onLess={at > 0 ? () => setCalories(at - 1) : undefined}
        onMore={at < steps.calories.length - 1 ? () => setCalories(at + 1) : undefined}
      />
      {step && (
        <p className={classes.muted}>
          P {formatNumber(step.targets.protein)} · C {formatNumber(step.targets.carbs)} · F{' '}
          {formatNumber(step.targets.fats)}
          {step.outlook && ` · ${rateText(step.outlook.weeklyPercent)} a week`}
        </p>
      )}
      {step?.outlook && proposal && (
        <p className={classes.muted}>
          {untilText(proposal.until)}: {weightSentence(step.outlook.weight, athlete.units).band}
        </p>
      )}
      {cardio && minutes !== null && (
        <Stepper
          label="Steady cardio"
          value={formatNumber(minutes)}
          unit="min a week"
          onLess={minutes - cardio.step >= cardio.least ? () => setMinutes(-1) : undefined}
          onMore={minutes + cardio.step <= cardio.most ? () => setMinutes(1) : undefined}
        />
      )}
      {cardio?.blocked && minutes === cardio.most && (
        <p className={classes.warning}>{cardio.blocked}</p>
      )}
      {step?.blocked && (
        <p className={classes.blocked} role="alert">
          {step.blocked}
        </p>
      )}
      {step?.warnings.map((warning) => (
        <p key={warning} className={classes.warning}>
          {warning}
        </p>
      ))}
      {step && step.warnings.length > 0 && !step.blocked && chosen.isFoodChanged && (
        <TextAreaField
          label="Why you’re overriding this"
          name="reason"
          value={answer.draft.reason}
          onChange={(reason) => answer.change({ reason })}
        />
      )}
      <p className={classes.muted}>Meals keep their foods and get new amounts.</p>
    </div>
  );

  function setCalories(index: number) {
    const next = steps?.calories[index];
    if (next) answer.change({ calories: next.targets.calories });
  }

  function setMinutes(by: number) {
    if (cardio && minutes !== null) answer.change({ cardioMinutes: minutes + by * cardio.step });
  }
}

interface StepperProps {
  label: string;
  value: string;
  unit: string;
  /** Undefined at the end of the range. */
  onLess: (() => void) | undefined;
  onMore: (() => void) | undefined;
}

function Stepper({ label, value, unit, onLess, onMore }: StepperProps) {
  return (
    <div className={classes.stepper}>
      <span>{label}</span>
      <IconButton
        aria-label={`Decrease ${label.toLowerCase()}`}
        disabled={!onLess}
        onClick={onLess}
      >
        <IconMinus size={18} aria-hidden="true" />
      </IconButton>
      <output>
        {value} <span className={classes.muted}>{unit}</span>
      </output>
      <IconButton
        aria-label={`Increase ${label.toLowerCase()}`}
        disabled={!onMore}
        onClick={onMore}
      >
        <IconPlus size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
