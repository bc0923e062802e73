import type { VoiceNoteRef } from '@posedown/contract';
import { dropDraft, loadDraft, saveDraft } from '../../lib/draft-store.ts';
import { type ChosenExtras, NO_EXTRAS, readExtras } from '../../ui/message-extras/chosen-extras.ts';

/** What a coach has decided about the plan, as the numbered buttons name it. */
export const DECISIONS = ['accept', 'change', 'hold', 'refer'] as const;
export type Decision = (typeof DECISIONS)[number];

/** An unsent answer. */
export interface ReviewDraft {
  decision: Decision | null;
  /** Which part of the proposal is accepted. */
  take: 'food' | 'cardio';
  /** Calories and minutes of cardio if changed by hand. */
  calories: number | null;
  cardioMinutes: number | null;
  /** The day a change applies from; null for today. */
  appliesFrom: string | null;
  /** For values that need one. */
  reason: string;
  reply: string;
  /** Photos and links that go with the reply. */
  extras: ChosenExtras;
  /** Already uploaded. */
  voiceNote: VoiceNoteRef | null;
}

export const EMPTY_DRAFT: ReviewDraft = {
  ...{ decision: null, take: 'food', calories: null, cardioMinutes: null },
  appliesFrom: null,
  ...{ reason: '', reply: '', extras: NO_EXTRAS, voiceNote: null },
};

const keyOf = (checkInId: string) => `posedown.review.${checkInId}`;

export function loadReviewDraft(checkInId: string): ReviewDraft {
  const stored = (loadDraft(keyOf(checkInId)) ?? {}) as Partial<ReviewDraft>;
  if (typeof stored.reply !== 'string' || typeof stored.reason !== 'string') return EMPTY_DRAFT;
  return { ...EMPTY_DRAFT, ...stored, extras: readExtras(stored.extras) };
}

export function saveReviewDraft(checkInId: string, draft: ReviewDraft): void {
  const isEmpty = JSON.stringify(draft) === JSON.stringify(EMPTY_DRAFT);
  if (isEmpty) dropDraft(keyOf(checkInId));
  else saveDraft(keyOf(checkInId), draft);
}

export const dropReviewDraft = (checkInId: string): void => dropDraft(keyOf(checkInId));
