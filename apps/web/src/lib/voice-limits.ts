/* Copies of the contract's limits. Importing its schemas would make the first scripts too large. */
export const VOICE_NOTE_MAX_SECONDS = 180;
export const VOICE_NOTE_MAX_BYTES = 3_000_000;
export const VOICE_NOTE_BARS = 64;
