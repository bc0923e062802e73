import { createHash } from 'node:crypto';
import { AppError } from '../errors.ts';
import { brokenConstraint } from './database.ts';

/** A request's key and hash, stored with what it created. */
export interface Sent {
  requestKey: string | null;
  requestHash: string | null;
}

/**
 * Identifies a request by its client's key. @param content everything that distinguishes it from other requests,
 * without fields that may differ in a retry, such as a version
 */
export function sentAs(requestKey: string | undefined, content: unknown): Sent {
  if (requestKey === undefined) return { requestKey: null, requestHash: null };
  const requestHash = createHash('sha256')
    .update(JSON.stringify(inOrder(content)))
    .digest('base64url');
  return { requestKey, requestHash };
}

/** Hashes the content regardless of field order, without the key. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => name !== 'requestKey');
  return Object.fromEntries(
    fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, field]) => [name, inOrder(field)]),
  );
}

/**
 * Returns the result created earlier with the same key. Rows without a hash count as the same request. @throws
 * AppError `request_key_reused` if the content differs
 */
export function repeatResult<Row>(
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
  /** Whether an error may mean that this was already stored. */
  isAlreadyStored: (error: unknown) => boolean;
  findFirst: (requestKey: string) => Promise<Row | null>;
  /** Returns the request hash of a stored result. */
  hashOf: (row: Row) => string | null;
}

/** Whether a write failed because its id is taken, since restores bring their own id. */
const isIdTaken = (error: unknown) => brokenConstraint(error)?.endsWith('_pkey') ?? false;

/**
 * Stores a request's result once; a duplicate gets the first result.
 * @throws AppError as `repeatResult`, `conflict` for a taken id, and whatever `store` throws
 */
export async function storeOnce<Row>(
  { sent, isAlreadyStored, findFirst, hashOf }: Once<Row>,
  store: () => Promise<Row>,
): Promise<Row> {
  try {
    return await store();
  } catch (error) {
    const isTaken = isIdTaken(error);
    const first =
      sent.requestKey !== null && (isTaken || isAlreadyStored(error))
        ? await findFirst(sent.requestKey)
        : null;
    if (first === null) throw isTaken ? alreadyThere() : error;
    return repeatResult(first, { requestHash: hashOf(first) }, sent);
  }
}
