import { IconHeartbeat, IconRefresh, IconToolsKitchen2 } from '@tabler/icons-react';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Caution } from '../../../ui/parts/caution.tsx';
import { goalCautions } from '../goal-cautions.ts';
import { answeredFacts, otherAnswers, type ReviewRow, reviewOf } from '../review.ts';
import type { OnboardingForm } from '../use-onboarding.ts';
import classes from './review-step.module.css';

const NEXT = [
  {
    title: 'Meal plan',
    text: 'Calories and macros from your figures, in meals of foods you can eat.',
    Icon: IconToolsKitchen2,
  },
  {
    title: 'Cardio plan',
    text: 'Sessions, heart-rate zones and minutes that fit your preference.',
    Icon: IconHeartbeat,
  },
  {
    title: 'Weekly adaptations',
    text: 'Each week your diary and weigh-ins show what you burn, and your plan adapts.',
    Icon: IconRefresh,
  },
] as const;

/** Step 6: a review of the answers, and what happens next. */
export function ReviewStep({ form }: { form: OnboardingForm }) {
  const facts = answeredFacts(form.values);
  return (
    <>
      <Rows rows={reviewOf(form.values)} missing="Not answered" />
      {facts.length > 0 && <Rows rows={facts} missing="Not answered" />}
      <Rows
        rows={otherAnswers(form.values)}
        missing="Not set: go back to step 1, or use the link we send you"
      />
      {goalCautions(form.values).map((text) => (
        <Caution key={text}>{text}</Caution>
      ))}
      <Stack as="section" gap="sm" aria-labelledby="what-happens-next">
        <h3 id="what-happens-next" className={classes.nextTitle}>
          What happens next
        </h3>
        <Stack as="ul">
          {NEXT.map(({ title, text, Icon }) => (
            <li key={title} className={classes.item}>
              <Icon className={classes.icon} size={22} stroke={1.6} aria-hidden="true" />
              <div>
                <p className={classes.itemTitle}>{title}</p>
                <p className={classes.text}>{text}</p>
              </div>
            </li>
          ))}
        </Stack>
      </Stack>
    </>
  );
}

/** @param missing shown instead of an empty answer */
function Rows({ rows, missing }: { rows: readonly ReviewRow[]; missing: string }) {
  return (
    <dl className={classes.answers}>
      {rows.map(({ label, value }) => (
        <div key={label} className={classes.row}>
          <dt>{label}</dt>
          <dd data-missing={value === '' || undefined}>{value || missing}</dd>
        </div>
      ))}
    </dl>
  );
}
