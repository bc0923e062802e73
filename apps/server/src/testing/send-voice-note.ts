import { randomBytes } from 'node:crypto';
import { VOICE_NOTE_BARS, type VoiceNoteType } from '@posedown/contract';
import { newId } from '../platform/db/schema/columns.ts';
import type { TestBrowser } from './test-app.ts';

/** An EBML header with the document type 'webm', and a file type box. */
const STARTS: Record<VoiceNoteType, Buffer> = {
  'audio/webm': Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
  'audio/mp4': Buffer.from('0000001c667479706d70343200000001', 'hex'),
};

/** Bytes that look like a recording, different ones each time. */
export const drawnAudio = (type: VoiceNoteType = 'audio/webm', bytes = 2000) =>
  Buffer.concat([STARTS[type], randomBytes(bytes)]);

export const WAVEFORM = Array.from({ length: VOICE_NOTE_BARS }, (_, bar) => bar);

export const voiceQuery = (fields: Record<string, string> = {}) =>
  `?${new URLSearchParams({ seconds: '42', waveform: WAVEFORM.join(','), requestKey: newId(), ...fields })}`;

interface Sent {
  query?: Record<string, string>;
  type?: string;
  audio?: Buffer;
}

/** Uploads a voice note to an athlete's thread. */
export const uploadVoiceNote = (
  browser: TestBrowser,
  athleteId: string,
  { query, type = 'audio/webm', audio = drawnAudio() }: Sent = {},
) =>
  browser.request({
    method: 'POST',
    url: `/api/users/${athleteId}/voice-notes${voiceQuery(query)}`,
    headers: { 'content-type': type },
    payload: audio,
  });

/** @returns the id of a new, unsent voice note */
export const sendVoiceNote = async (browser: TestBrowser, athleteId: string): Promise<string> =>
  (await uploadVoiceNote(browser, athleteId)).json().id;
