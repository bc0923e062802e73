import { calls } from 'virtual:contract-calls';
import type { VoiceNoteRef } from '@posedown/contract';
import { endpointPath } from '../../lib/endpoint-path.ts';
import classes from './voice.module.css';
import { VoicePlayer } from './voice-player.tsx';

export interface SentVoiceNoteProps {
  note: VoiceNoteRef;
  /** The sender: 'you' or a name. */
  by: string;
}

/** The player of a voice note on the server. */
export function SentVoiceNote({ note, by }: SentVoiceNoteProps) {
  const { id: voiceNoteId, userId, seconds, waveform } = note;
  const src = endpointPath(calls.playVoiceNote, { params: { userId, voiceNoteId } });
  const name = by === 'you' ? 'Voice note that you sent' : `Voice note from ${by}`;
  return (
    <div className={classes.sent}>
      <VoicePlayer {...{ src, seconds, waveform, name }} />
    </div>
  );
}
