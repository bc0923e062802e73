/**
 * Marks that change nothing that is read: zero-width spaces and joiners of words, soft hyphens, byte order marks,
 * and marks, embeddings and isolates of direction. Not among them are what joins the letters of a script or the parts
 * of an emoji, and the overrides that turn what follows around.
 */
const HARMLESS =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202c\u2060-\u2064\u2066-\u206f\ufeff]/g;

/** The text without invisible marks that came along, as from a page or a phone book it was copied from. */
export const stripInvisible = (text: string): string => text.replace(HARMLESS, '');

/** The blank of Braille and the fillers of Hangul print nothing either. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u;

/** Whether there is anything to see in a text. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);
