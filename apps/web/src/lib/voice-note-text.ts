import { clockText } from './clock/clock-text.ts';

/** Text such as 'Voice note (0:42)'. */
export const voiceNoteText = (seconds: number): string => `Voice note (${clockText(seconds)})`;
