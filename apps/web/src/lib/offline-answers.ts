import { calls } from 'virtual:contract-calls';
import type { CalendarDay } from '@posedown/coaching';
import type { PeakWeekReply, Profile, SessionUser } from '@posedown/contract';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { answerForDay } from './answer-for-day.ts';
import { watchDay } from './clock/use-today.ts';
import { todayIn } from './days.ts';
import { endpointKey, keyPath } from './endpoint-path.ts';
import { matchesContract } from './matches-contract.ts';

/* The last reply to every read of an athlete, cached on their own device, so that the day's plan
   is available offline. Private: bound to an account and deleted on logout. */

interface CachedAnswer {
  /** The query key of the read, as text. */
  key: string;
  userId: string;
  data: unknown;
  /** Milliseconds. */
  at: number;
}

interface CacheSchema extends DBSchema {
  answers: { key: string; value: CachedAnswer };
}

const DATABASE = 'posedown.answers';
const STORE = 'answers';
/** Older replies are no longer useful. */
const MAX_AGE_MS = 14 * 86_400_000;

const SESSION_KEY = endpointKey(calls.me);
const asText = (key: QueryKey) => JSON.stringify(key);
const SESSION = asText(SESSION_KEY);

/** Private windows and full disks may refuse storage; then nothing is cached or found. */
async function inDatabase<Result>(work: (database: IDBPDatabase<CacheSchema>) => Promise<Result>) {
  try {
    const database = await openDB<CacheSchema>(DATABASE, 1, {
      upgrade: (fresh) => void fresh.createObjectStore(STORE, { keyPath: 'key' }),
    });
    return await work(database).finally(() => database.close());
  } catch {
    return undefined;
  }
}

/**
 * Caches what an athlete's screens have read and will read, except paginated lists, and deletes
 * other users' and old replies. @returns a function that stops it
 */
export function cacheAnswers(client: QueryClient, userId: string): () => void {
  const cache = client.getQueryCache();
  const cacheReply = ({ queryKey, state }: Query) => {
    const { data, dataUpdatedAt: at } = state;
    const key = asText(queryKey);
    void inDatabase<unknown>((database) =>
      data === null ? database.delete(STORE, key) : database.put(STORE, { key, userId, data, at }),
    );
  };
  void dropAnswers((answer) => answer.userId !== userId || isOld(answer));
  for (const query of cache.getAll()) {
    if (query.state.status === 'success' && !isPaged(query)) cacheReply(query);
  }
  return cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    // The result of a write is in the query cache too, and just as valid.
    if (!isPaged(event.query)) cacheReply(event.query);
  });
}

/** Paginated lists are read by separate calls, which only ask the server. */
const isPaged = ({ state }: Query) =>
  typeof state.data === 'object' && state.data !== null && 'pageParams' in state.data;

const isOld = ({ at }: CachedAnswer) => at < Date.now() - MAX_AGE_MS;

/**
 * Restores a cached reply for a read that could not reach the server, if this visit has no reply
 * yet and the cache belongs to the logged-in user. The session itself may come from this cache.
 */
export async function restoreAnswer(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const answer = await inDatabase((database) => database.get(STORE, asText(queryKey)));
  if (!answer || isOld(answer)) return;
  const path = keyPath(queryKey);
  if (!(await matchesContract(path, answer.data))) return;
  const peakWeek = await peakWeekOf(client, answer.userId);
  const day = await dayOf(client, answer.userId);
  // It may have been loaded in the meantime.
  if (client.getQueryData(queryKey) !== undefined) return;
  const session = client.getQueryData<{ user: SessionUser } | null>(SESSION_KEY);
  const isOfUser = session ? session.user.id === answer.userId : answer.key === SESSION;
  if (!isOfUser) return;
  const data = answerForDay(day, path, answer.data, peakWeek);
  client.setQueryData(queryKey, data, { updatedAt: answer.at });
}

/**
 * Adapts the data of an athlete's open page when its day ends, and refetches it. Offline, nothing
 * newer would arrive. @returns a function that stops it
 */
export function adaptOnNewDay(client: QueryClient, userId: string): () => void {
  return watchDay(() => void adaptCached(client, userId));
}

async function adaptCached(client: QueryClient, userId: string): Promise<void> {
  const day = await dayOf(client, userId);
  const isOver = ({ queryKey, state: { data } }: Query) =>
    Boolean(data) && answerForDay(day, keyPath(queryKey), data) !== data;
  const cache = client.getQueryCache();
  if (!cache.getAll().some(isOver)) return;
  const peakWeek = await peakWeekOf(client, userId);
  // Some may have been loaded in the meantime.
  for (const { queryKey, state } of cache.getAll().filter(isOver)) {
    const data = answerForDay(day, keyPath(queryKey), state.data, peakWeek);
    client.setQueryData(queryKey, data, { updatedAt: state.dataUpdatedAt });
    // A page that becomes visible may already be refetching.
    void client.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
  }
}

/** The athlete's day, wherever they and their device are. */
async function dayOf(client: QueryClient, userId: string): Promise<CalendarDay> {
  const key = endpointKey(calls.profile, { params: { userId } });
  return todayIn((await lastOf<Profile>(client, key))?.timezone);
}

const peakWeekOf = (client: QueryClient, userId: string) =>
  lastOf<PeakWeekReply>(client, endpointKey(calls.peakWeek, { params: { userId } }));

/** Another read that an adaptation depends on: from this visit, else cached on the device. */
async function lastOf<Data>(client: QueryClient, queryKey: QueryKey): Promise<Data | undefined> {
  const loaded = client.getQueryData<Data>(queryKey);
  if (loaded) return loaded;
  const answer = await inDatabase((database) => database.get(STORE, asText(queryKey)));
  const isGood =
    answer && !isOld(answer) && (await matchesContract(keyPath(queryKey), answer.data));
  return isGood ? (answer.data as Data) : undefined;
}

/** Deletes all or some of the cached replies. */
export async function dropAnswers(
  shouldDelete: (answer: CachedAnswer) => boolean = () => true,
): Promise<void> {
  await inDatabase(async (database) => {
    // In one transaction, so that nothing newer is written between reading and deleting.
    const { store, done } = database.transaction(STORE, 'readwrite');
    for (let at = await store.openCursor(); at; at = await at.continue()) {
      if (shouldDelete(at.value)) await at.delete();
    }
    await done;
  });
}
