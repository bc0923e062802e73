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

/*
 * The last answer to every read of an athlete, kept on their own device, so that the plan of the day is there
 * in a cellar without a network too. It is private: bound to an account, and gone once it logs out.
 */

interface CachedAnswer {
  /** The key of the read, as text. */
  key: string;
  userId: string;
  data: unknown;
  /** Milliseconds. */
  at: number;
}

interface Kept extends DBSchema {
  answers: { key: string; value: CachedAnswer };
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
 * Keeps what an athlete's screens have read and read from now on, but for paged lists, and deletes what is
 * not theirs or old.
 * @returns what ends it
 */
export function cacheAnswers(client: QueryClient, userId: string): () => void {
  const cache = client.getQueryCache();
  const keep = ({ queryKey, state }: Query) => {
    const { data, dataUpdatedAt: at } = state;
    const key = asText(queryKey);
    void inDatabase<unknown>((database) =>
      data === null ? database.delete(STORE, key) : database.put(STORE, { key, userId, data, at }),
    );
  };
  void dropAnswers((answer) => answer.userId !== userId || isOld(answer));
  for (const query of cache.getAll()) {
    if (query.state.status === 'success' && !isPaged(query)) keep(query);
  }
  return cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    // What a write was answered with stands in the cache like what was read, and is as true.
    if (!isPaged(event.query)) keep(event.query);
  });
}

/** Lists that come page by page are read by calls of their own, which ask the server alone. */
const isPaged = ({ state }: Query) =>
  typeof state.data === 'object' && state.data !== null && 'pageParams' in state.data;

const isOld = ({ at }: CachedAnswer) => at < Date.now() - KEPT_FOR_MS;

/**
 * Gives a read that could not reach the server its last answer, if the device has one of the person who
 * is signed in and the read has none of this visit. Who that is may itself be such an answer.
 */
export async function restoreAnswer(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const answer = await inDatabase((database) => database.get(STORE, asText(queryKey)));
  if (!answer || isOld(answer)) return;
  const path = keyPath(queryKey);
  if (!(await matchesContract(path, answer.data))) return;
  const peakWeek = await peakWeekOf(client, answer.userId);
  const day = await dayOf(client, answer.userId);
  // Somebody may have read it meanwhile.
  if (client.getQueryData(queryKey) !== undefined) return;
  const session = client.getQueryData<{ user: SessionUser } | null>(SESSION_KEY);
  const isTheirs = session ? session.user.id === answer.userId : answer.key === SESSION;
  if (!isTheirs) return;
  const data = answerForDay(day, path, answer.data, peakWeek);
  client.setQueryData(queryKey, data, { updatedAt: answer.at });
}

/**
 * Turns what an athlete's open page holds, too, once its day is over, and has it refetched: without a network
 * nothing newer would come.
 * @returns what ends it
 */
export function turnWithDay(client: QueryClient, userId: string): () => void {
  return watchDay(() => void turnHeld(client, userId));
}

async function turnHeld(client: QueryClient, userId: string): Promise<void> {
  const day = await dayOf(client, userId);
  const isOver = ({ queryKey, state: { data } }: Query) =>
    Boolean(data) && answerForDay(day, keyPath(queryKey), data) !== data;
  const cache = client.getQueryCache();
  if (!cache.getAll().some(isOver)) return;
  const peakWeek = await peakWeekOf(client, userId);
  // Some may have been read meanwhile.
  for (const { queryKey, state } of cache.getAll().filter(isOver)) {
    const data = answerForDay(day, keyPath(queryKey), state.data, peakWeek);
    client.setQueryData(queryKey, data, { updatedAt: state.dataUpdatedAt });
    // The page that comes back may be asking already.
    void client.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
  }
}

/** The day is the athlete's, wherever they and their device are. */
async function dayOf(client: QueryClient, userId: string): Promise<CalendarDay> {
  const key = endpointKey(calls.profile, { params: { userId } });
  return todayIn((await lastOf<Profile>(client, key))?.timezone);
}

const peakWeekOf = (client: QueryClient, userId: string) =>
  lastOf<PeakWeekReply>(client, endpointKey(calls.peakWeek, { params: { userId } }));

/** What this visit has read, or else the device has kept, of another read that an answer is turned by. */
async function lastOf<Data>(client: QueryClient, queryKey: QueryKey): Promise<Data | undefined> {
  const held = client.getQueryData<Data>(queryKey);
  if (held) return held;
  const answer = await inDatabase((database) => database.get(STORE, asText(queryKey)));
  const isGood =
    answer && !isOld(answer) && (await matchesContract(keyPath(queryKey), answer.data));
  return isGood ? (answer.data as Data) : undefined;
}

/** Deletes what the device has kept of answers, all of it or some. */
export async function dropAnswers(
  isGone: (answer: CachedAnswer) => boolean = () => true,
): Promise<void> {
  await inDatabase(async (database) => {
    // In one transaction: between looking and deleting nothing newer may take the place.
    const { store, done } = database.transaction(STORE, 'readwrite');
    for (let at = await store.openCursor(); at; at = await at.continue()) {
      if (isGone(at.value)) await at.delete();
    }
    await done;
  });
}
