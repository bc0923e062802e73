import type { VoiceNoteType } from '@posedown/contract';
import type { FileStore } from '../../platform/storage/file-store.ts';

/** Folder of all voice notes inside the uploads, with a subfolder per athlete. */
export const VOICE_NOTES_FOLDER = 'voice-notes';

const ENDINGS: Record<VoiceNoteType, string> = { 'audio/webm': 'webm', 'audio/mp4': 'm4a' };

/** What the name of a file depends on. */
export interface VoiceFile {
  athleteId: string;
  id: string;
  type: VoiceNoteType;
}

export const fileEnding = (type: VoiceNoteType) => ENDINGS[type];

/** The file name of a voice note inside the uploads. It never changes. */
export const voiceFile = ({ athleteId, id, type }: VoiceFile) =>
  `${VOICE_NOTES_FOLDER}/${athleteId}/${id}.${fileEnding(type)}`;

/** The recording, or null if its file no longer exists. */
export const readVoiceFile = (files: FileStore, file: VoiceFile) => files.read(voiceFile(file));

export const removeVoiceFile = (files: FileStore, file: VoiceFile) => files.remove(voiceFile(file));

export const removeVoiceFilesOf = (files: FileStore, athleteId: string) =>
  files.removeFolder(`${VOICE_NOTES_FOLDER}/${athleteId}`);
