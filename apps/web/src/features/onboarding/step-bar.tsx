import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { UnstyledButton } from '../../ui/parts/button.tsx';
import { VisuallyHidden } from '../../ui/parts/visually-hidden.tsx';
import type { Answers } from './answers.ts';
import classes from './step-bar.module.css';
import { LAST_STEP } from './step-number.ts';
import { isAnswered, STEPS } from './steps.ts';

/** 'Step N of 6' with a bar of N/6. */
export function StepProgress({ step }: { step: number }) {
  return (
    <div className={classes.progress}>
      <p id="onboarding-step-count" className={classes.count}>
        Step {step} of {LAST_STEP}
      </p>
      <div
        className={classes.track}
        role="progressbar"
        aria-labelledby="onboarding-step-count"
        aria-valuemin={0}
        aria-valuemax={LAST_STEP}
        aria-valuenow={step}
      >
        <div className={classes.fill} style={{ width: `${(step / LAST_STEP) * 100}%` }} />
      </div>
    </div>
  );
}

interface StepListProps {
  step: number;
  answers: Answers;
  /** The numbers of the steps with errors. */
  wrong: readonly number[];
  onStep: (step: number) => void;
}

/** The six steps as buttons. */
export function StepList({ step, answers, wrong, onStep }: StepListProps) {
  return (
    <ol className={classes.steps} aria-label="Steps">
      {STEPS.map((each, index) => {
        const { title } = each;
        const number = index + 1;
        const isDone = number < step && isAnswered(each, answers);
        const state = wrong.includes(number) ? 'wrong' : isDone ? 'done' : 'ahead';
        return (
          <li key={title}>
            <UnstyledButton
              className={classes.step}
              data-state={state}
              aria-current={number === step ? 'step' : undefined}
              onClick={() => onStep(number)}
            >
              <span className={classes.number} aria-hidden="true">
                <StepMark state={state} number={number} />
              </span>
              <span className={classes.title}>{title}</span>
              {state === 'wrong' && <VisuallyHidden>, needs attention</VisuallyHidden>}
            </UnstyledButton>
          </li>
        );
      })}
    </ol>
  );
}

function StepMark({ state, number }: { state: 'wrong' | 'done' | 'ahead'; number: number }) {
  if (state === 'wrong') return <IconAlertTriangle size={17} />;
  if (state === 'done') return <IconCheck size={17} stroke={2.4} />;
  return number;
}
