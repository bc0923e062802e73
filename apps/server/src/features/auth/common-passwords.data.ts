const WORDS = `
password passwort qwerty qwertyuiop asdfghjkl zxcvbnm iloveyou letmein football baseball dragon
`;

/** Passwords that very many people use, in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
