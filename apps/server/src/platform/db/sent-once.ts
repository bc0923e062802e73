import { createHash } from 'node:crypto';
import { AppError } from '../errors.ts';
import { brokenConstraint } from './database.ts';

/** A request's key and hash, stored with what it created. */
export interface Sent {
  requestKey: string | null;
  requestHash: string | null;
}

/**
 * Names a request by its client's key. @param reported everything that distinguishes it from other requests, without what
 * may differ in a retry, such as a version
 */
export function sentAs(requestKey: string | undefined, reported: unknown): Sent {
  if (requestKey === undefined) return { requestKey: null, requestHash: null };
  const requestHash = createHash('sha256')
    .update(JSON.stringify(inOrder(reported)))
    .digest('base64url');
  return { requestKey, requestHash };
}

/** The same whatever the order in which fields were written, and without the key itself. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => name !== 'requestKey');
  return Object.fromEntries(
    fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, field]) => [name, inOrder(field)]),
  );
}

/**
 * Answers a request with what the same key created before. Rows without a hash count as the same.
 * @throws AppError `request_key_reused` if the content differs
 */
export function answerAgain<Row>(
  row: Row,
  { requestHash: saved }: Pick<Sent, 'requestHash'>,
  { requestHash }: Sent,
): Row {
  if (saved === null || saved === requestHash) return row;
  throw new AppError('request_key_reused', {
    userMessage:
      'An earlier version of this was already saved. Review it before you send this one.',
  });
}

const alreadyThere = () =>
  new AppError('conflict', { userMessage: 'It’s already there, so nothing was restored.' });

interface Once<Row> {
  sent: Sent;
  /** Whether a failure may mean that this was already stored. */
  isSentBefore: (error: unknown) => boolean;
  findFirst: (requestKey: string) => Promise<Row | null>;
  /** Where a row stores its request hash. */
  hashOf: (row: Row) => string | null;
}

/** Whether a write failed because its id is taken: restores bring their own. */
const isIdTaken = (error: unknown) => brokenConstraint(error)?.endsWith('_pkey') ?? false;

/**
 * Stores a request's result once; a duplicate gets the first result.
 * @throws AppError as `answerAgain`, `conflict` for a taken id, and whatever `store` throws
 */
export async function storeOnce<Row>(
  { sent, isSentBefore, findFirst, hashOf }: Once<Row>,
  store: () => Promise<Row>,
): Promise<Row> {
  try {
    return await store();
  } catch (error) {
    const isTaken = isIdTaken(error);
    const first =
      sent.requestKey !== null && (isTaken || isSentBefore(error))
        ? await findFirst(sent.requestKey)
        : null;
    if (first === null) throw isTaken ? alreadyThere() : error;
    return answerAgain(first, { requestHash: hashOf(first) }, sent);
  }
}
