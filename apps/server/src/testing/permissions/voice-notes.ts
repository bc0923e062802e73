import { voiceNoteEndpoints } from '@posedown/contract';
import { drawnAudio, sendVoiceNote, voiceQuery } from '../send-voice-note.ts';
import { athleteAndCoach, type PermissionRow } from './row.ts';

export const voiceNotePermissions: PermissionRow[] = [
  {
    endpoint: voiceNoteEndpoints.uploadVoiceNote,
    statuses: athleteAndCoach(201),
    prepare: ({ people }) => ({
      params: { userId: people.athlete.id },
      query: voiceQuery(),
      body: drawnAudio(),
      type: 'audio/webm',
    }),
  },
  {
    endpoint: voiceNoteEndpoints.playVoiceNote,
    statuses: athleteAndCoach(200),
    prepare: async (scene) => {
      const { id: userId } = scene.people.athlete;
      const browser = await scene.browserOf('athlete');
      const voiceNoteId = await sendVoiceNote(browser, userId);
      await browser.post(`/api/users/${userId}/messages`, { content: '', voiceNoteId });
      return { params: { userId, voiceNoteId } };
    },
  },
];
