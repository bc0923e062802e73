import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import type { Actor } from '../session/actor.ts';

/** Shorter replies aren't compressed. */
const COMPRESSED_FROM = 1024;
/** In characters. Once the limit is reached, the oldest replies are dropped. */
const MAX_LENGTH = 20_000_000;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A reply already serialized as the contract's JSON. It is compressed once, on first use. */
export class ReadyReply {
  readonly json: string;
  #compressed: Promise<Buffer> | undefined;

  constructor(json: string) {
    this.json = json;
  }

  async send({ headers }: FastifyRequest, reply: FastifyReply) {
    reply.type('application/json; charset=utf-8');
    const isCompressed = this.json.length >= COMPRESSED_FROM && acceptsBrotli(headers);
    if (!isCompressed) return reply.send(this.json);
    this.#compressed ??= promisify(brotliCompress)(Buffer.from(this.json), BROTLI);
    reply.headers({ 'content-encoding': 'br', vary: 'accept-encoding' });
    return reply.send(await this.#compressed);
  }
}

const acceptsBrotli = (headers: FastifyRequest['headers']) =>
  /(^|[\s,])br(,|\s*$)/.test(String(headers['accept-encoding'] ?? ''));

interface CachedReply {
  stamp: string;
  reply: ReadyReply;
}

/** Replies by reader and address, each valid for one stamp. */
export class ReplyCache {
  readonly #entries = new Map<string, CachedReply>();
  readonly #limit: number;
  #size = 0;

  constructor(limit = MAX_LENGTH) {
    this.#limit = limit;
  }

  find(key: string, stamp: string): ReadyReply | null {
    const cached = this.#entries.get(key);
    return cached?.stamp === stamp ? cached.reply : null;
  }

  async findOrLoad(key: string, stamp: string, load: () => Promise<string>): Promise<ReadyReply> {
    return this.find(key, stamp) ?? this.store(key, stamp, await load());
  }

  store(key: string, stamp: string, json: string): ReadyReply {
    const reply = new ReadyReply(json);
    this.#drop(key);
    this.#entries.set(key, { stamp, reply });
    this.#size += json.length;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#limit) break;
      this.#drop(oldest);
    }
    return reply;
  }

  clear() {
    this.#entries.clear();
    this.#size = 0;
  }

  #drop(key: string) {
    const cached = this.#entries.get(key);
    if (!cached) return;
    this.#entries.delete(key);
    this.#size -= cached.reply.json.length;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    replyCache: ReplyCache;
  }
}

interface CachedCall {
  actor: Actor;
  request: FastifyRequest;
  reply: FastifyReply;
}

const QUARTER_HOUR_MS = 15 * 60_000;

/** Days in every time zone start on a quarter of an hour. */
const quarterHour = (instant: Date) => Math.floor(instant.getTime() / QUARTER_HOUR_MS);

/**
 * Caches a reply about the caller's own data until the version of that data changes or a new day may have started. Only
 * for replies that depend on nothing else: every write that affects them must change the version. The version was read
 * with the session, before the data, so a cached reply is never older than its stamp.
 */
export async function replyFromCache<Reply>(
  { now }: Pick<Services, 'now'>,
  { actor, request, reply }: CachedCall,
  load: () => Promise<Reply>,
): Promise<Reply | ReadyReply> {
  if (actor.dataVersion === null) return load();
  const { replyCache } = request.server;
  const key = `${actor.userId} ${request.url}`;
  const stamp = `${actor.dataVersion} ${quarterHour(now())}`;
  return replyCache.findOrLoad(key, stamp, async () =>
    String(reply.code(200).serialize(await load())),
  );
}
