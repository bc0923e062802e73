/**
 * The text folding for every search, on the web and in SQL: letters count, not their form. The database uses the
 * same tables (`contains-text.ts`), and a test compares the two.
 */

/**
 * Removed: accents and other combining marks in Latin, Greek, Cyrillic, Hebrew and Arabic, apostrophes and
 * look-alikes, and invisible characters.
 */
export const FOLDED_AWAY =
  /[\u0300-\u036f]|[\u0591-\u05bd]|[\u064b-\u065f]|\u0670|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20f0]|['`´‘’‚‛′ʹʻʼʽˈ]|[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Lower-case letters that normalization doesn't decompose, and dashes, with their typed equivalents. */
export const FOLDED_LETTERS: Readonly<Record<string, string>> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ŋ: 'n', ı: 'i', ĸ: 'k', ς: 'σ' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
  ...{ '‐': '-', '‑': '-', '‒': '-', '–': '-', '—': '-', '―': '-', '−': '-' },
};
const LETTERS = /[øłđðħŧŋıĸςßæœþ‐‑‒–—―−]/g;

/**
 * The text for searching: lower case, without accents, apostrophes and invisible marks, ligatures and full-width forms
 * expanded: 'O’Neil' → 'oneil', 'Straße' → 'strasse', 'ﬁsh' → 'fish'.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(FOLDED_AWAY, '')
    .replace(LETTERS, (letter) => FOLDED_LETTERS[letter] ?? letter);
