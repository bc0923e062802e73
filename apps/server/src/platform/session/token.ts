import { createHash, randomBytes } from 'node:crypto';

/** An unguessable secret: 256 random bits in base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token: its SHA-256, so that a stolen database grants no access. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Whether a text is a well-formed token. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);
