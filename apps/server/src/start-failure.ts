import { OperatorError } from './platform/db/embedded/operator-error.ts';
import { AppError } from './platform/errors.ts';
import { type Settings, SettingsError } from './settings.ts';

type Explain = (settings: Settings) => string;

const POSTGRES = 'PostgreSQL at DATABASE_URL';

/** Advice for the operator by system and PostgreSQL error code. */
const explanations: Record<string, Explain> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is already in use; stop what is using it, or set PORT to another one.`,
  EADDRNOTAVAIL: ({ host }) => `HOST is ${host}, which is not an address of this machine.`,
  EACCES: ({ port }) => `This user may not listen on port ${port}; set PORT to one above 1023.`,
  ENOSPC: ({ dataDir }) => `The disk of ${dataDir} is full; free some space and start again.`,
  ECONNREFUSED: () => `${POSTGRES} can’t be reached: nothing is listening at that address.`,
  ETIMEDOUT: () => `${POSTGRES} can’t be reached: it didn’t answer in time.`,
  ENOTFOUND: ({ host, databaseUrl }) =>
    databaseUrl
      ? `${POSTGRES} can’t be reached: its host name is unknown.`
      : `HOST is ${host}, which is not an address of this machine.`,
  EAI_AGAIN: () => `${POSTGRES} can’t be reached: its host name can’t be looked up.`,
  EHOSTUNREACH: () => `${POSTGRES} can’t be reached: there’s no route to its host.`,
  '28P01': () => `${POSTGRES} rejected the user or the password.`,
  '28000': () => `${POSTGRES} rejected the user.`,
  '3D000': () => `${POSTGRES} has no database with that name; create it first.`,
  '42501': () => `${POSTGRES} doesn’t let this user create tables.`,
  '53100': () => `${POSTGRES} has a full disk.`,
  '53300': () => `${POSTGRES} has no free connections.`,
  '57P03': () => `${POSTGRES} is still starting or is shutting down; start again shortly.`,
};

/** A message for the operator, or null for an unexpected failure. */
export function explainStartFailure(error: unknown, settings: Settings | undefined): string | null {
  if (error instanceof SettingsError || error instanceof OperatorError) return error.message;
  // The file storage failed.
  if (error instanceof AppError) return `${error.message}.`;
  if (!settings) return null;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const explain = 'code' in cause ? explanations[String(cause.code)] : undefined;
    if (explain) return explain(settings);
    // The driver's own timeouts have no code.
    if (settings.databaseUrl && /timeout|timed out/i.test(cause.message)) {
      return `${POSTGRES} can’t be reached: it didn’t answer in time.`;
    }
  }
  return null;
}
