import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Recording, sendVoiceNote } from '../../../lib/send-voice-note.ts';
import { refreshMessages, sendMessage } from '../api.ts';

/** Uploads a recording and sends it as a message. Its key makes both safe to repeat. */
export function useSendVoiceNote(athleteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (recording: Recording) => {
      const { id: voiceNoteId } = await sendVoiceNote(athleteId, recording);
      return sendMessage(athleteId, { content: '', voiceNoteId, requestKey: recording.key });
    },
    onSuccess: () => refreshMessages(client, athleteId),
  });
}
