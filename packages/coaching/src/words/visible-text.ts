/**
 * Invisible marks without effect: zero-width spaces and word joiners, soft hyphens, byte order marks, and direction
 * marks, embeddings and isolates. Excluded are joiners within scripts and emoji, and direction overrides.
 */
const HARMLESS =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202c\u2060-\u2064\u2066-\u206f\ufeff]/g;

/** The text without invisible marks that came along, as from a page or a phone book it was copied from. */
export const stripInvisible = (text: string): string => text.replace(HARMLESS, '');

/** The blank of Braille and the fillers of Hangul print nothing either. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u;

/** Whether there is anything to see in a text. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);
