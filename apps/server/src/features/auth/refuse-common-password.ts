import { badField } from '../../platform/errors.ts';
import { COMMON_PASSWORDS } from './common-passwords.data.ts';

const PRODUCT = 'posedown';
/**
 * Passwords of digits only are among the first guesses, so they must have at least this length.
 */
const MIN_DIGITS_ALONE = 12;
/** Minimum length of a password without the product's and the person's own name. */
const MIN_REST = 6;
/** Shorter mailbox names, as in `al@…`, occur in too many good passwords. */
const MIN_NAME = 4;

/**
 * Rejects passwords attackers try first.
 * @param email of the account
 * @param path of the field
 * @throws AppError `common_password`
 */
export function refuseCommonPassword(password: string, email: string, path = 'password') {
  if (!isCommonPassword(password, email)) return;
  const message = 'This password is too common. Please choose another.';
  throw badField(path, message, 'common_password');
}

/** Whether a password is on the list, even with decoration, or can be guessed from the account. */
export function isCommonPassword(password: string, email: string): boolean {
  const text = password.normalize('NFKC').trim().toLowerCase();
  return isMonotonous(text) || isListed(text) || isName(text, email.toLowerCase());
}

function isMonotonous(text: string): boolean {
  const isDigits = /^[\d\s.-]*$/.test(text) && text.length < MIN_DIGITS_ALONE;
  return isDigits || new Set(text).size < 4;
}

/**
 * `Dragon`, `dragon2024!`, `!dragon`, `dr4g0n1` and `dragondragon` all count as the word 'dragon'.
 */
function isListed(text: string): boolean {
  const bare = text.replace(/^[^a-z]{1,2}/, '').replace(/[^a-z]{1,5}$/, '');
  const candidates = [text, bare, undoSubstitutes(text), undoSubstitutes(bare)];
  return candidates.some(
    (word) => COMMON_PASSWORDS.has(word) || COMMON_PASSWORDS.has(withoutRepetition(word)),
  );
}

const SUBSTITUTES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

function undoSubstitutes(text: string): string {
  return text.replace(/[013457@$!]/g, (sign) => SUBSTITUTES[sign] ?? sign);
}

/** Half of the text if it repeats one word twice, otherwise the text. */
function withoutRepetition(text: string): string {
  const middle = text.length / 2;
  return text.slice(0, middle) === text.slice(middle) ? text.slice(0, middle) : text;
}

/** Whether little is left after removing the product name, the address and its mailbox name. */
function isName(text: string, email: string): boolean {
  const [mailbox = ''] = email.split('@', 1);
  const names = [email, mailbox, mailbox.replace(/[^a-z]/g, ''), PRODUCT];
  return names.some(
    (name) =>
      name.length >= MIN_NAME && text.includes(name) && text.replaceAll(name, '').length < MIN_REST,
  );
}
