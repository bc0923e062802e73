/** 0 is too short, 1 weak, 2 fair, 3 strong. */
export interface PasswordStrength {
  level: 0 | 1 | 2 | 3;
  words: string;
}

const MIN_LENGTH = 8;
const FAIR_LENGTH = 10;
const STRONG_LENGTH = 14;
const SHORTEST_NAME = 3;
const GUESSED_FIRST = /password|qwerty|posedown|letmein|abc123|(0?123456?7?8?9?)|(.)\2{2,}/g;

/** The password without its easily guessed parts. */
function unguessed(password: string, names: readonly string[]): string {
  const guessable = names
    .flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((part) => part.length >= SHORTEST_NAME);
  return guessable
    .reduce((text, part) => text.replaceAll(part, ''), password.toLowerCase())
    .replace(GUESSED_FIRST, '');
}

/**
 * A hint while choosing a password. Length counts most; parts of the name or email and common runs don't count. The
 * server has the final say.
 * @param names the person's name and email
 */
export function passwordStrength(password: string, names: readonly string[]): PasswordStrength {
  if (password.length < MIN_LENGTH) {
    return { level: 0, words: `Too short: use at least ${MIN_LENGTH} characters` };
  }
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
  const variety = kinds.filter((kind) => kind.test(password)).length - 1;
  const length = unguessed(password, names).length + variety;
  if (length < FAIR_LENGTH) return { level: 1, words: 'Weak: make it longer, such as three words' };
  if (length < STRONG_LENGTH)
    return { level: 2, words: 'Fair: a few more characters make it strong' };
  return { level: 3, words: 'Strong' };
}
