import { fillPlaceholders } from '@posedown/coaching';
import type { CheckInAnswerInput, CheckInReview } from '@posedown/contract';
import { formatWeekday } from '../../lib/days.ts';
import { isOpenToReader } from '../../lib/proposal-text.ts';
import { extrasBody, hasExtras } from '../../ui/message-extras/chosen-extras.ts';
import { valuesOf } from './placeholder-values.ts';
import type { ReviewDraft } from './review-draft.ts';

/** The targets and minutes a draft would set. */
export function chosenStep({ plan, steps }: CheckInReview, draft: ReviewDraft) {
  if (!plan || !steps) return null;
  const calories = draft.calories ?? plan.targets.calories;
  const step = steps.calories.find(({ targets }) => targets.calories === calories);
  const minutes = draft.cardioMinutes ?? steps.cardio?.minutes ?? null;
  return {
    step: step ?? null,
    minutes,
    isFoodChanged: step !== undefined && calories !== plan.targets.calories,
    isCardioChanged: steps.cardio !== null && minutes !== steps.cardio.minutes,
  };
}

/** Whether the plan changes when the answer is sent. */
export function changesPlan(review: CheckInReview, draft: ReviewDraft): boolean {
  if (draft.decision === 'accept') return canAccept(review);
  if (draft.decision !== 'change') return false;
  const chosen = chosenStep(review, draft);
  return chosen !== null && (chosen.isFoodChanged || chosen.isCardioChanged);
}

/** The later day a change applies from. A day that is over by now means today. */
export const laterDay = ({ athlete }: CheckInReview, { appliesFrom }: ReviewDraft) =>
  appliesFrom !== null && appliesFrom > athlete.today ? appliesFrom : undefined;

/** Whether this week's proposal can be accepted. */
export const canAccept = ({ proposal }: CheckInReview): boolean =>
  proposal?.kind === 'change' && isOpenToReader(proposal);

/** Why the answer can't be sent, or null. */
export function draftProblem(review: CheckInReview, draft: ReviewDraft): string | null {
  const [missing] = fillPlaceholders(draft.reply, valuesOf(review)).missing;
  if (missing) return `There’s no value for ${missing}. Write it out or remove it.`;
  if (draft.decision !== 'change') return null;
  const step = chosenStep(review, draft)?.step;
  if (step?.blocked) return step.blocked;
  if (step && step.warnings.length > 0 && draft.reason.trim() === '') {
    return 'Explain why you’re overriding this.';
  }
  return null;
}

/** The body of the request for an answer. */
export function answerBody(
  review: CheckInReview,
  draft: ReviewDraft,
  requestKey: string,
): CheckInAnswerInput | null {
  const { checkIn } = review;
  if (!checkIn) return null;
  return {
    ...{ checkInId: checkIn.id, version: checkIn.version, requestKey },
    plan: planOf(review, draft),
    reply: fillPlaceholders(draft.reply, valuesOf(review)).text.trim(),
    ...extrasBody(draft.extras),
    ...(draft.voiceNote ? { voiceNoteId: draft.voiceNote.id } : {}),
  };
}

function planOf(review: CheckInReview, draft: ReviewDraft): CheckInAnswerInput['plan'] {
  const { proposal, plan } = review;
  const day = laterDay(review, draft);
  const later = day === undefined ? {} : { appliesFrom: day };
  switch (draft.decision) {
    case 'accept':
      return proposal && canAccept(review)
        ? { kind: 'accept', proposalId: proposal.id, take: draft.take, ...later }
        : { kind: 'none' };
    case 'change': {
      const chosen = chosenStep(review, draft);
      if (!plan || !chosen || !changesPlan(review, draft)) return { kind: 'none' };
      return {
        kind: 'change',
        fromCalories: plan.targets.calories,
        ...(chosen.isFoodChanged && chosen.step ? { targets: chosen.step.targets } : {}),
        ...(chosen.isCardioChanged && chosen.minutes !== null
          ? { cardioMinutes: chosen.minutes }
          : {}),
        ...(draft.reason.trim() ? { reason: draft.reason.trim() } : {}),
        ...later,
      };
    }
    case 'hold':
    case 'refer':
      return { kind: 'hold' };
    default:
      return { kind: 'none' };
  }
}

/** The label of the button that sends the answer. */
export function sendLabel(review: CheckInReview, draft: ReviewDraft): string {
  const isReply = draft.reply.trim() !== '' || draft.voiceNote !== null || hasExtras(draft.extras);
  const day = laterDay(review, draft);
  const steps = [
    changesPlan(review, draft) && (day ? `apply from ${formatWeekday(day)}` : 'apply'),
    isReply && 'send',
    !isReply && !changesPlan(review, draft) && 'mark as done',
  ].filter((step) => typeof step === 'string');
  const text = [...steps, 'next'].join(', ').replace(/, next$/, ' and next');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
