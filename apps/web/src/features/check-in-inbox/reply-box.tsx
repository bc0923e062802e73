import type { CheckInReview } from '@posedown/contract';
import { Suspense, useContext } from 'react';
import { MESSAGE_MAX_LENGTH } from '../../lib/message-limits.ts';
import { Button } from '../../ui/parts/button.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { sendLabel } from './draft-answer.ts';
import { ExtrasSlot } from './extras-slot.ts';
import { Key } from './key.tsx';
import { valuesOf } from './placeholder-values.ts';
import classes from './plan-panel.module.css';
import { SnippetSlot } from './snippet-slot.ts';
import type { ReviewAnswer } from './use-review-draft.ts';

const VoiceReply = lazyPart(() =>
  import('./voice-reply.tsx').then((part) => ({ default: part.VoiceReply })),
);

interface ReplyBoxProps {
  review: CheckInReview;
  answer: ReviewAnswer;
}

/** The reply with its snippets, and the one button that does everything. */
export function ReplyBox({ review, answer }: ReplyBoxProps) {
  const { draft, problem, change, send, replyField } = answer;
  const Snippets = useContext(SnippetSlot);
  const Extras = useContext(ExtrasSlot);
  const add = (text: string) => {
    change({ reply: draft.reply ? `${draft.reply.trimEnd()} ${text}` : text });
    replyField.current?.focus();
  };
  return (
    <>
      <Snippets values={valuesOf(review)} onPick={add} />
      <textarea
        ref={replyField}
        className={classes.reply}
        aria-label={`Reply to ${review.athlete.name}`}
        placeholder="Write the reply (r)"
        maxLength={MESSAGE_MAX_LENGTH}
        value={draft.reply}
        onChange={(event) => change({ reply: event.currentTarget.value })}
      />
      <Extras
        athleteId={review.athlete.id}
        extras={draft.extras}
        onChange={(extras) => change({ extras })}
      />
      {review.checkIn && (
        <Suspense fallback={<div style={{ height: '2.5rem' }} />}>
          <VoiceReply
            key={review.checkIn.id}
            checkInId={review.checkIn.id}
            {...{ review, answer }}
          />
        </Suspense>
      )}
      {problem && (
        <p role="alert" className={classes.blocked}>
          {problem}
        </p>
      )}
      <Button variant="filled" size="md" fullWidth onClick={send}>
        {sendLabel(review, draft)} <Key name="Ctrl ↵" />
      </Button>
    </>
  );
}
