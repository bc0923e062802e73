import { calls } from 'virtual:contract-calls';
import type { VoiceNoteRef } from '@posedown/contract';
import { call } from './api-client.ts';

/** A finished recording. Its key makes sending it again safe. */
export interface Recording {
  key: string;
  audio: Blob;
  seconds: number;
  /** The loudness over time, 0 to 100 per bar. */
  waveform: number[];
}

/**
 * Uploads a voice note for a message in an athlete's thread.
 * @throws as `call` does
 */
export function sendVoiceNote(
  userId: string,
  { key, audio, seconds, waveform }: Recording,
): Promise<VoiceNoteRef> {
  const query = { seconds, waveform: waveform.join(','), requestKey: key };
  return call(calls.uploadVoiceNote, { params: { userId }, query, body: audio });
}
