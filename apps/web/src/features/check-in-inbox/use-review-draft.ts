import type { CheckInReview } from '@posedown/contract';
import { useCallback, useRef, useState } from 'react';
import { newRequestKey } from '../../lib/request-key.ts';
import { type ChosenExtras, NO_EXTRAS } from '../../ui/message-extras/chosen-extras.ts';
import { answerBody, canAccept, draftProblem } from './draft-answer.ts';
import type { PendingAnswer } from './pending-answers.ts';
import { referralTo } from './placeholder-values.ts';
import {
  type Decision,
  dropReviewDraft,
  EMPTY_DRAFT,
  loadReviewDraft,
  type ReviewDraft,
  saveReviewDraft,
} from './review-draft.ts';

export type ReviewAnswer = ReturnType<typeof useReviewDraft>;

/** The answer to a check-in: what was decided and written so far, and sending it. */
export function useReviewDraft(
  review: CheckInReview | undefined,
  onAnswered: (answer: Omit<PendingAnswer, 'sendAtMs'>) => void,
) {
  const replyField = useRef<HTMLTextAreaElement>(null);
  const editField = useRef<HTMLButtonElement>(null);
  /** Why a voice note keeps the answer from being sent, or null. Set by the part that records it. */
  const voiceProblem = useRef<() => string | null>(() => null);
  const checkInId = review?.checkIn?.id;
  const [draftOf, setDraft] = useState<{ id: string; draft: ReviewDraft }>();
  const [problem, setProblem] = useState<string | null>(null);
  const draft =
    checkInId === undefined
      ? EMPTY_DRAFT
      : draftOf?.id === checkInId
        ? draftOf.draft
        : loadReviewDraft(checkInId);

  function change(fields: Partial<ReviewDraft>) {
    if (checkInId === undefined) return;
    const next = { ...draft, ...fields };
    setProblem(null);
    setDraft({ id: checkInId, draft: next });
    saveReviewDraft(checkInId, next);
  }

  const latestChange = useRef(change);
  latestChange.current = change;
  // Stable, so that the review isn't rendered with every letter of the reply.
  const changeExtras = useCallback((extras: ChosenExtras) => latestChange.current({ extras }), []);

  function decide(decision: Decision) {
    if (!review?.checkIn) return;
    if (decision === 'accept' && !canAccept(review)) return;
    if (decision === 'change' && !review.steps) return;
    // The same key takes the decision back.
    if (draft.decision === decision && decision !== 'change') return change({ decision: null });
    const needsReply = decision === 'refer' && draft.reply === '';
    change({ decision, ...(needsReply ? { reply: referralTo(review) } : {}) });
    if (decision === 'change') editField.current?.focus();
  }

  function send(sent: ReviewDraft = draft) {
    if (review?.checkIn?.state !== 'waiting') return;
    const wrong = voiceProblem.current() ?? draftProblem(review, sent);
    setProblem(wrong);
    if (wrong) return;
    const body = answerBody(review, sent, newRequestKey());
    if (!body) return;
    dropReviewDraft(review.checkIn.id);
    const { id: athleteId, name } = review.athlete;
    onAnswered({ athleteId, name, body, draft: sent });
  }

  return {
    draft,
    problem,
    change,
    changeExtras,
    decide,
    send: () => send(),
    markDone: () => send({ ...draft, reply: '', extras: NO_EXTRAS, voiceNote: null }),
    focusReply: () => replyField.current?.focus(),
    replyField,
    editField,
    voiceProblem,
  };
}
