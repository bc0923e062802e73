import { ReadyReply } from '../../platform/http/endpoint.ts';

const MOST_KEPT = 1000;

interface Kept {
  stamp: string;
  reply: ReadyReply;
}

/**
 * Dashboards as they were sent last. One is good as long as its stamp is: the version of the athlete's
 * data and a quarter of an hour, in which no calendar day begins. The version is read before the data,
 * so a reply is never older than its stamp.
 */
export class ReadyDashboards {
  readonly #kept = new Map<string, Kept>();

  find(userId: string, stamp: string): ReadyReply | null {
    const kept = this.#kept.get(userId);
    return kept?.stamp === stamp ? kept.reply : null;
  }

  /** Keeps a reply, and drops the one that was made longest ago when there are too many. */
  keep(userId: string, stamp: string, json: string): ReadyReply {
    const reply = new ReadyReply(json);
    this.#kept.delete(userId);
    this.#kept.set(userId, { stamp, reply });
    if (this.#kept.size > MOST_KEPT) {
      const [oldest] = this.#kept.keys();
      if (oldest !== undefined) this.#kept.delete(oldest);
    }
    return reply;
  }
}
