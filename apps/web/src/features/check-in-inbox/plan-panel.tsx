import type { CheckInReview } from '@posedown/contract';
import { changeLines } from '../../lib/change-text.ts';
import { formatInstant, formatShortDay } from '../../lib/days.ts';
import { formatNumber } from '../../lib/numbers.ts';
import {
  headingText,
  rateText,
  untilText,
  weightSentence,
  withUnbrokenUnits,
} from '../../lib/proposal-text.ts';
import { ReplyExtras } from '../../ui/message-extras/reply-extras.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { PlannedLine } from '../../ui/planned-change/planned-line.tsx';
import { useCancelPlanned } from './api.ts';
import { AppliesFrom } from './applies-from.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import classes from './inbox.module.css';
import panelClasses from './plan-panel.module.css';
import { PlanSteps } from './plan-steps.tsx';
import { ReplyBox } from './reply-box.tsx';
import type { ReviewAnswer } from './use-review-draft.ts';

interface PlanPanelProps {
  review: CheckInReview;
  answer: ReviewAnswer;
  onKeys: () => void;
}

// Typed as string, because only `app` knows the routes.
const threadOf = (athleteId: string): string => `/messages/${athleteId}`;

/** The plan now, this week's proposal, the decision, and the reply. */
export function PlanPanel({ review, answer, onKeys }: PlanPanelProps) {
  const { checkIn, athlete, state } = review;
  return (
    <section className={classes.side} aria-label="Plan and reply">
      <PlanNow review={review} />
      {checkIn?.state === 'waiting' && (
        <>
          <Proposal review={review} answer={answer} />
          <DecisionButtons review={review} answer={answer} />
          {answer.draft.decision === 'change' && <PlanSteps review={review} answer={answer} />}
          <AppliesFrom review={review} answer={answer} />
          <ReplyBox review={review} answer={answer} />
        </>
      )}
      {checkIn?.state === 'done' && <Answered review={review} />}
      {state !== 'waiting' && (
        <LinkButton to={threadOf(athlete.id)} variant="default">
          Message {athlete.name}
        </LinkButton>
      )}
      <Button variant="subtle" color="gray" size="sm" onClick={onKeys}>
        Keys
      </Button>
    </section>
  );
}

function PlanNow({
  review: { athlete, plan, planned, steps, changes },
}: {
  review: CheckInReview;
}) {
  const cancel = useCancelPlanned(athlete.id);
  return (
    <div className={panelClasses.now}>
      <div className={panelClasses.head}>
        <h3 className={panelClasses.title}>Plan</h3>
        {plan && <span className={panelClasses.muted}>since {formatShortDay(plan.since)}</span>}
      </div>
      <p className={panelClasses.targets}>
        {plan
          ? [
              `${formatNumber(plan.targets.calories)} kcal`,
              `P ${formatNumber(plan.targets.protein)}`,
              `C ${formatNumber(plan.targets.carbs)}`,
              `F ${formatNumber(plan.targets.fats)}`,
              steps?.cardio && `${steps.cardio.minutes} min steady cardio`,
            ]
              .filter(Boolean)
              .join(' · ')
          : 'No meal plan yet'}
      </p>
      {planned && <PlannedLine planned={planned} onCancel={() => cancel.mutateAsync()} />}
      {changes.length > 0 && (
        <ul className={panelClasses.changes} aria-label="Last changes">
          {changes.map((change) => (
            <li key={change.id}>
              <time dateTime={change.effectiveOn}>{formatShortDay(change.effectiveOn)}</time>
              <span>{changeLines(change).join(', ')}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** This week's proposal with its rule and projection. */
function Proposal({ review, answer }: Omit<PlanPanelProps, 'onKeys'>) {
  const { proposal, athlete } = review;
  if (!proposal) return null;
  const outlook = answer.draft.take === 'cardio' ? proposal.cardio : proposal.food;
  const shown = outlook ?? proposal.food ?? proposal.cardio;
  return (
    <div
      className={panelClasses.proposal}
      data-chosen={answer.draft.decision === 'accept' || undefined}
    >
      <p className={panelClasses.proposed}>
        {proposal.kind === 'change' ? 'Proposed: ' : ''}
        {headingText(proposal)}
      </p>
      <p className={panelClasses.why}>{withUnbrokenUnits(proposal.reasons.join(' '))}</p>
      {shown && (
        <dl className={panelClasses.outlook}>
          <div>
            <dt>Pace</dt>
            <dd>
              {proposal.now.outlook && <s>{rateText(proposal.now.outlook.weeklyPercent)}</s>}{' '}
              {rateText(shown.weeklyPercent)} a week
            </dd>
          </div>
          <div>
            <dt>{untilText(proposal.until)}</dt>
            <dd>{weightSentence(shown.weight, athlete.units).band}</dd>
          </div>
        </dl>
      )}
      {proposal.food && proposal.cardio && (
        <div className={panelClasses.take}>
          {(['food', 'cardio'] as const).map((take) => (
            <label key={take}>
              <input
                type="radio"
                name="take"
                checked={answer.draft.take === take}
                onChange={() => answer.change({ take })}
              />
              {take === 'food' ? 'Food' : `Cardio, ${proposal.cardio?.minutes} min`}
            </label>
          ))}
        </div>
      )}
    </div>
  );
}

/** The reply that was sent, and whether the athlete has seen it. */
function Answered({ review: { checkIn, athlete } }: { review: CheckInReview }) {
  if (!checkIn?.doneAt) return null;
  return (
    <div className={panelClasses.answered}>
      <p className={panelClasses.muted}>
        Answered {formatInstant(checkIn.doneAt)}
        {checkIn.reply &&
          (checkIn.acknowledgedAt
            ? `, seen ${formatInstant(checkIn.acknowledgedAt)}`
            : ', not seen yet')}
      </p>
      {checkIn.reply ? (
        <div className={panelClasses.sent}>
          <ReplyExtras
            athleteId={athlete.id}
            extras={checkIn.reply}
            altOf={(index, count) => (count > 1 ? `Photo ${index + 1} of ${count}` : 'Photo')}
            by={checkIn.reply.fromName ?? 'a coach'}
            intro={formatInstant(checkIn.doneAt)}
          />
          {checkIn.reply.content}
        </div>
      ) : (
        <p>Done without a reply.</p>
      )}
    </div>
  );
}
