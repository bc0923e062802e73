import type { VoiceNoteType } from '@posedown/contract';

const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
/** The document type is one of the first elements. */
const WEBM_HEADER_BYTES = 64;

/** The container of a recording by its first bytes: an EBML header that names WebM, or an MP4 file type box. */
export function containerType(audio: Uint8Array): VoiceNoteType | null {
  const start = Buffer.from(audio.buffer, audio.byteOffset, audio.byteLength).subarray(
    0,
    WEBM_HEADER_BYTES,
  );
  if (start.subarray(0, EBML.length).equals(EBML)) {
    return start.includes('webm') ? 'audio/webm' : null;
  }
  return start.toString('latin1', 4, 8) === 'ftyp' ? 'audio/mp4' : null;
}
