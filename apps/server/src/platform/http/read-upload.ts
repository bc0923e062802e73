import type { Readable } from 'node:stream';
import type { Endpoint } from '@posedown/contract';
import { AppError } from '../errors.ts';

/** Even the slowest mobile network sends ten times as much. */
const MIN_BYTES_PER_SECOND = 2000;
/** Grace period for a slow start. */
const GRACE_MS = 10_000;
const LOOK_EVERY_MS = 1000;

type What = NonNullable<Endpoint['upload']>['what'];

interface Limits {
  maxBytes: number;
  what: What;
  /** Called for each part that arrives. @returns the error that rejects it, or null */
  onBytes: (bytes: number) => AppError | null;
}

const TOO_LARGE: Record<What, string> = {
  photo: 'That is too large to send.',
  'voice note': 'That voice note is too large to send. Record a shorter one.',
};

export const tooLarge = (what: What) =>
  new AppError('body_too_large', { userMessage: TOO_LARGE[what] });

export const tooSlow = (what: What) =>
  new AppError('request_timeout', {
    userMessage: `Your connection is too slow to send this ${what}. Please try again on a faster one.`,
  });

/**
 * Reads a file as it arrives. @throws AppError as soon as it is too large, too slow, or `onBytes`
 * rejects it; discards the remaining bytes
 */
export function readUpload(
  payload: Readable,
  { maxBytes, what, onBytes }: Limits,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let received = 0;
    const startedAt = performance.now();
    const look = setInterval(() => {
      const seconds = (performance.now() - startedAt) / 1000;
      if (seconds * 1000 < GRACE_MS) return;
      if (received < seconds * MIN_BYTES_PER_SECOND) refuse(tooSlow(what));
    }, LOOK_EVERY_MS);
    const stop = () => {
      clearInterval(look);
      payload.off('data', onData).off('end', onEnd);
    };
    const refuse = (error: Error) => {
      stop();
      // The remaining data is discarded, so that the sender gets to read the response.
      payload.resume();
      reject(error);
    };
    const onData = (part: Buffer) => {
      received += part.length;
      const refusal = received > maxBytes ? tooLarge(what) : onBytes(part.length);
      if (refusal) refuse(refusal);
      else parts.push(part);
    };
    const onEnd = () => {
      stop();
      resolve(Buffer.concat(parts, received));
    };
    // The listener stays, because the sender may also disconnect after a rejection.
    payload.on('data', onData).on('end', onEnd).on('error', refuse);
  });
}
