export { deleteVoiceNoteRow } from './queries.ts';
export { addVoiceNoteRoutes } from './routes.ts';
export { sweepVoiceNotes } from './sweep-voice-notes.ts';
export {
  fileEnding,
  readVoiceFile,
  removeVoiceFile,
  removeVoiceFilesOf,
  type VoiceFile,
} from './voice-files.ts';
export { allVoiceNotes, attachVoiceNote, showVoiceNoteRefs } from './voice-notes.ts';
