import type { CheckInReview } from '@posedown/contract';
import { IconMicrophone } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { sendVoiceNote } from '../../lib/send-voice-note.ts';
import { Button, UnstyledButton } from '../../ui/parts/button.tsx';
import { SentVoiceNote } from '../../ui/voice/sent-voice-note.tsx';
import { hasUnsentRecording, useUnsentRecording } from '../../ui/voice/unsent-recordings.ts';
import { VoicePanel } from '../../ui/voice/voice-panel.tsx';
import classes from './plan-panel.module.css';
import type { ReviewAnswer } from './use-review-draft.ts';

interface VoiceReplyProps {
  review: CheckInReview;
  checkInId: string;
  answer: ReviewAnswer;
}

const NOT_ADDED = 'Add your voice note to the reply or discard it first.';

/** A voice note as the reply, or in addition to its text. It's uploaded once it's added, and sent with the reply. */
export function VoiceReply({ review, checkInId, answer }: VoiceReplyProps) {
  const { draft, change } = answer;
  // Text may be written while the voice note is uploaded.
  const latest = useRef(answer);
  latest.current = answer;
  const place = `check-in ${checkInId}`;
  const hasUnsent = useUnsentRecording(place) !== undefined;
  const [isOpened, setIsOpened] = useState(false);
  const { voiceProblem } = answer;
  useEffect(() => {
    voiceProblem.current = () => (hasUnsentRecording(place) ? NOT_ADDED : null);
    return () => {
      voiceProblem.current = () => null;
    };
  }, [place, voiceProblem]);
  if (draft.voiceNote) {
    return (
      <div>
        <SentVoiceNote note={draft.voiceNote} by="you" />
        <Button variant="subtle" color="gray" size="sm" onClick={() => change({ voiceNote: null })}>
          Remove voice note
        </Button>
      </div>
    );
  }
  if (isOpened || hasUnsent) {
    return (
      <VoicePanel
        place={place}
        sendLabel="Add to reply"
        isNext={false}
        send={async (recording) => {
          const voiceNote = await sendVoiceNote(review.athlete.id, recording);
          latest.current.change({ voiceNote });
          latest.current.focusReply();
        }}
        onClose={() => setIsOpened(false)}
      />
    );
  }
  return (
    <UnstyledButton className={classes.record} onClick={() => setIsOpened(true)}>
      <IconMicrophone size={16} aria-hidden="true" />
      Record a voice note
    </UnstyledButton>
  );
}
