import { AppError } from '../errors.ts';

/** The names that storages give to the error of a full disk or quota. */
const FULL = /quota|storagefull|insufficientstorage/i;
const INSUFFICIENT_STORAGE = 507;

/** The parts of the client's errors that are safe to log: the others include the signed request. */
interface Failure {
  name?: unknown;
  message?: unknown;
  code?: unknown;
  $metadata?: { httpStatusCode?: number };
}

const partsOf = (error: unknown): Failure => (error instanceof Error ? (error as Failure) : {});

/** Whether a file doesn't exist. A bucket that doesn't exist is a failure. */
export const isMissing = (error: unknown) => partsOf(error).name === 'NoSuchKey';

/**
 * Maps a failed call of the storage. The storage's message isn't part of it, because it may repeat the access key.
 * @param action such as 'store'
 */
export function toStorageError(action: string, error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { name, code, message, $metadata } = partsOf(error);
  const status = $metadata?.httpStatusCode;
  // The service's own errors have a status. Others come from the network or this process.
  const reason = status
    ? `${String(name)} (${status})`
    : `${String(code ?? name)}: ${String(message)}`;
  const logged = { message: `the file storage failed to ${action}: ${reason.slice(0, 200)}` };
  if (status === INSUFFICIENT_STORAGE || FULL.test(String(name))) {
    return new AppError('storage_full', {
      ...logged,
      userMessage:
        'Photos can’t be saved right now because the photo storage is full. Everything else still saves. Please tell your coach.',
    });
  }
  return new AppError('unavailable', {
    ...logged,
    userMessage: 'The photo storage isn’t responding. Please try again shortly.',
    retryAfterSeconds: 10,
  });
}
