import { Suspense } from 'react';
import { voiceNoteText } from '../../lib/voice-note-text.ts';
import { lazyPart } from '../parts/lazy-part.tsx';
import type { SentVoiceNoteProps } from './sent-voice-note.tsx';

const SentVoiceNote = lazyPart(() =>
  import('./sent-voice-note.tsx').then((part) => ({ default: part.SentVoiceNote })),
);

/** A voice note that was sent. The player takes the place of its text, in the same height. */
export function VoiceNote(props: SentVoiceNoteProps) {
  return (
    <Suspense
      fallback={<p style={{ lineHeight: '2.75rem' }}>{voiceNoteText(props.note.seconds)}</p>}
    >
      <SentVoiceNote {...props} />
    </Suspense>
  );
}
