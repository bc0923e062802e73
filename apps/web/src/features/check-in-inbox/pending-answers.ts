import type { CheckInAnswerInput } from '@posedown/contract';
import { outboxPerPerson, useOutboxOf, useRegularFlush } from '../../lib/outbox-per-person.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { dropFromQueues, refreshInbox, sendAnswer } from './api.ts';
import { type ReviewDraft, saveReviewDraft } from './review-draft.ts';

/** How long an answer can be undone before it is sent. */
const UNDO_MS = 10_000;

/** An answer that is sent once it can't be undone anymore. It survives a reload. */
export interface PendingAnswer {
  athleteId: string;
  name: string;
  body: CheckInAnswerInput;
  /** Restored by undo. */
  draft: ReviewDraft;
  /** On this device's clock. */
  sendAtMs: number;
}

function isAnswer(value: unknown): value is PendingAnswer {
  const { athleteId, body, draft, sendAtMs } = (value ?? {}) as Partial<PendingAnswer>;
  return (
    typeof athleteId === 'string' &&
    typeof body?.requestKey === 'string' &&
    typeof draft?.reply === 'string' &&
    typeof sendAtMs === 'number'
  );
}

/** A device's clock may have been set back since: nothing is held for longer than usual. */
const isDue = ({ sendAtMs }: PendingAnswer, nowMs: number) =>
  nowMs >= sendAtMs || sendAtMs - nowMs > UNDO_MS;

const outboxOf = outboxPerPerson<PendingAnswer>((coachId, client) => ({
  key: `posedown:answers:${coachId}`,
  isItem: isAnswer,
  send: async (answer) => {
    if (!isDue(answer, Date.now())) throw new Error('Waiting for the undo window');
    await sendAnswer(answer.athleteId, answer.body);
    dropFromQueues(client, answer.athleteId);
    refreshInbox(client, answer.athleteId);
  },
  onRefused: ({ athleteId, name, body, draft }, { userMessage }) => {
    saveReviewDraft(body.checkInId, draft);
    refreshInbox(client, athleteId);
    void showToast({
      title: `${name} isn’t answered`,
      message: `${userMessage ?? 'The server couldn’t accept the answer.'} Your text is still there.`,
      variant: 'destructive',
      seconds: 8,
    });
    return undefined;
  },
}));

/** Sends held answers from every screen of the coach. Renders nothing. */
export function SendPendingAnswers({ userId }: { userId: string }) {
  useRegularFlush(outboxOf, userId);
  return null;
}

/** The answers that can still be undone or wait for the network, and how to add and undo one. */
export function usePendingAnswers(coachId: string) {
  const { outbox, waiting } = useOutboxOf(outboxOf, coachId);
  return {
    waiting,
    add: (answer: Omit<PendingAnswer, 'sendAtMs'>) => {
      outbox.add({ ...answer, sendAtMs: Date.now() + UNDO_MS });
      setTimeout(() => void outbox.flush(), UNDO_MS + 50);
    },
    /** Takes the last answer back, with its draft. @returns whose it was */
    undo: (): PendingAnswer | undefined => {
      const last = waiting.findLast((answer) => !isDue(answer, Date.now()));
      if (!last) return undefined;
      outbox.drop(({ body }) => body.requestKey === last.body.requestKey);
      saveReviewDraft(last.body.checkInId, last.draft);
      return last;
    },
  };
}
