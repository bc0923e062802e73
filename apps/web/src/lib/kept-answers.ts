import { calls } from 'virtual:contract-calls';
import type { SessionUser } from '@posedown/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { endpointKey } from './endpoint-path.ts';

/*
 * The last answer to every read of an athlete, kept on their own device, so that the plan of the day is there
 * in a cellar without a network too. It is private: bound to an account, and gone once it logs out.
 */

interface KeptAnswer {
  /** The key of the read, as text. */
  key: string;
  userId: string;
  data: unknown;
  /** Milliseconds. */
  at: number;
}

interface Kept extends DBSchema {
  answers: { key: string; value: KeptAnswer };
}

const DATABASE = 'posedown.answers';
const STORE = 'answers';
/** What is older says nothing of an athlete any more. */
const KEPT_FOR_MS = 14 * 86_400_000;

const SESSION_KEY = endpointKey(calls.me);
const asText = (key: QueryKey) => JSON.stringify(key);
const SESSION = asText(SESSION_KEY);

/** Private windows and full disks may refuse: then nothing is kept, and nothing found. */
async function inDatabase<Result>(work: (database: IDBPDatabase<Kept>) => Promise<Result>) {
  try {
    const database = await openDB<Kept>(DATABASE, 1, {
      upgrade: (fresh) => void fresh.createObjectStore(STORE, { keyPath: 'key' }),
    });
    return await work(database).finally(() => database.close());
  } catch {
    return undefined;
  }
}

/**
 * Keeps what an athlete's screens have read and read from now on, and deletes what is not theirs or old.
 * @returns what ends it
 */
export function keepAnswers(client: QueryClient, userId: string): () => void {
  const cache = client.getQueryCache();
  const keep = (queryKey: QueryKey, data: unknown) => {
    if (data === null) return;
    const answer = { key: asText(queryKey), userId, data, at: Date.now() };
    void inDatabase((database) => database.put(STORE, answer));
  };
  void dropAnswers((answer) => answer.userId !== userId || isOld(answer));
  for (const { queryKey, state } of cache.getAll()) {
    if (state.status === 'success') keep(queryKey, state.data);
  }
  return cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    // What was typed in here or taken from the device is no answer of the server.
    if (!event.action.manual) keep(event.query.queryKey, event.query.state.data);
  });
}

const isOld = ({ at }: KeptAnswer) => at < Date.now() - KEPT_FOR_MS;

/**
 * Gives a read that could not reach the server its last answer, if the device has one of the person who
 * is signed in and the read has none of this visit. Who that is may itself be such an answer.
 */
export async function restoreAnswer(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const answer = await inDatabase((database) => database.get(STORE, asText(queryKey)));
  if (!answer || isOld(answer) || client.getQueryData(queryKey) !== undefined) return;
  const session = client.getQueryData<{ user: SessionUser } | null>(SESSION_KEY);
  const isTheirs = session ? session.user.id === answer.userId : answer.key === SESSION;
  if (isTheirs) client.setQueryData(queryKey, answer.data, { updatedAt: answer.at });
}

/** Deletes what the device has kept of answers, all of it or some. */
export async function dropAnswers(
  isGone: (answer: KeptAnswer) => boolean = () => true,
): Promise<void> {
  await inDatabase(async (database) => {
    for (const answer of await database.getAll(STORE)) {
      if (isGone(answer)) await database.delete(STORE, answer.key);
    }
  });
}
