/**
 * Invisible marks without effect: zero-width spaces and word joiners, soft hyphens, byte order marks, and direction
 * marks, embeddings and isolates. Joiners within scripts and emoji, and direction overrides, are excluded.
 */
const HARMLESS =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202c\u2060-\u2064\u2066-\u206f\ufeff]/g;

/** Removes invisible marks, such as those copied from a page or a contact. */
export const stripInvisible = (text: string): string => text.replace(HARMLESS, '');

/** The Braille blank and Hangul fillers are invisible, too. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u;

/** Whether a text contains anything visible. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);
