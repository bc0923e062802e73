import { randomUUID } from 'node:crypto';
import type { LiveEvent } from '@posedown/contract';
import type { OpenRelay } from '../db/relay.ts';
import { AppError } from '../errors.ts';

/** One open stream: a tab of a logged-in person. */
export interface Listener {
  userId: string;
  sessionId: string;
  send(event: LiveEvent): void;
  /** Keeps an idle connection alive. */
  beat(): void;
  end(): void;
}

/** Notifies people of changes in all processes. */
export interface EventHub {
  /**
   * Notifies these people if they listen. Call it after the commit, so that clients that refetch find the change. Never
   * fails: a client that misses an event refetches when it reconnects.
   */
  publish(to: readonly (string | null)[], event: LiveEvent): void;
  /** Ends streams of a person's expired sessions. Call it when sessions were ended. */
  recheck(userId: string): void;
  /** @returns a function that stops listening. @throws AppError beyond the limit of streams per person */
  listen(listener: Listener): () => void;
  /** Sends a heartbeat to every stream, and ends those whose session has expired. */
  beat(): Promise<void>;
  /** Ends every stream and rejects new ones. */
  close(): Promise<void>;
}

/** Messages between processes: an event for people, or a notice that their sessions changed. */
interface Notice {
  origin: string;
  to: string[];
  /** Absent if sessions must be rechecked. */
  event?: LiveEvent;
}

interface Options {
  /** The given sessions that are still valid. */
  findLiveSessions(sessionIds: string[]): Promise<Set<string>>;
  /** Sends messages to other processes. Without it, this process is the only one. */
  openRelay?: OpenRelay;
  report(error: unknown): void;
}

/** More tabs than anyone looks at; hidden ones close their stream. */
const MAX_STREAMS_EACH = 12;

export function createEventHub({ findLiveSessions, openRelay, report }: Options): EventHub {
  const origin = randomUUID();
  /** The streams of each person who listens. */
  const streams = new Map<string, Set<Listener>>();
  let isClosed = false;

  async function endStale(among: Listener[]) {
    if (among.length === 0) return;
    const live = await findLiveSessions([...new Set(among.map(({ sessionId }) => sessionId))]);
    for (const listener of among) if (!live.has(listener.sessionId)) listener.end();
  }
  const everyone = () => [...streams.values()].flatMap((own) => [...own]);
  const of = (people: readonly string[]) =>
    [...new Set(people)].flatMap((userId) => [...(streams.get(userId) ?? [])]);

  function deliver({ to, event }: Omit<Notice, 'origin'>) {
    if (event) for (const listener of of(to)) listener.send(event);
    else void endStale(of(to)).catch(report);
  }
  const onText = (text: string) => {
    const notice = JSON.parse(text) as Notice;
    if (notice.origin !== origin) deliver(notice);
  };
  // Clients refetch everything on reconnect, so they miss nothing.
  const endAll = () => {
    for (const listener of everyone()) listener.end();
  };
  const relay = openRelay?.(onText, endAll);
  function spread(notice: Omit<Notice, 'origin'>) {
    if (isClosed || notice.to.length === 0) return;
    deliver(notice);
    relay?.send(JSON.stringify({ ...notice, origin }));
  }

  return {
    publish: (to, event) => spread({ to: to.filter((id) => id !== null), event }),
    recheck: (userId) => spread({ to: [userId] }),
    listen(listener) {
      const { userId } = listener;
      const own = streams.get(userId) ?? new Set();
      if (isClosed || own.size >= MAX_STREAMS_EACH) throw tooManyError();
      streams.set(userId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && streams.get(userId) === own) streams.delete(userId);
      };
    },
    async beat() {
      const all = everyone();
      for (const listener of all) listener.beat();
      await endStale(all);
    },
    async close() {
      isClosed = true;
      endAll();
      await relay?.close();
    },
  };
}

function tooManyError() {
  return new AppError('too_many_requests', {
    userMessage: 'Too many windows are open. Close one of them.',
    retryAfterSeconds: 60,
  });
}
