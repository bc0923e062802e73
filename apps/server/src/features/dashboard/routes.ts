import { dashboardEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint, ReadyReply } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { showDashboard } from './show-dashboard.ts';

const MAX_CACHED = 1000;

interface CachedReply {
  stamp: string;
  reply: ReadyReply;
}

/**
 * Caches dashboards by stamp: the data version plus the quarter of an hour, within which no time
 * zone starts a new day. The version is read before the data, so a reply is never older than its
 * stamp.
 */
export class ReadyDashboards {
  readonly #kept = new Map<string, CachedReply>();

  find(userId: string, stamp: string): ReadyReply | null {
    const cached = this.#kept.get(userId);
    return cached?.stamp === stamp ? cached.reply : null;
  }

  /** Caches a reply and evicts the oldest beyond the limit. */
  keep(userId: string, stamp: string, json: string): ReadyReply {
    const reply = new ReadyReply(json);
    this.#kept.delete(userId);
    this.#kept.set(userId, { stamp, reply });
    if (this.#kept.size > MAX_CACHED) {
      const [oldest] = this.#kept.keys();
      if (oldest !== undefined) this.#kept.delete(oldest);
    }
    return reply;
  }
}

const QUARTER_HOUR_MS = 15 * 60_000;

/** Days in every time zone start on a quarter of an hour. */
const quarterHour = (instant: Date) => Math.floor(instant.getTime() / QUARTER_HOUR_MS);

export function addDashboardRoutes(app: FastifyInstance, services: Services) {
  const ready = new ReadyDashboards();

  addEndpoint(app, dashboardEndpoints.dashboard, async ({ actor, reply }) => {
    if (actor.dataVersion === null) return showDashboard(services, actor);
    const stamp = `${actor.dataVersion} ${quarterHour(services.now())}`;
    const cached = ready.find(actor.userId, stamp);
    if (cached) return cached;
    const shown = await showDashboard(services, actor);
    // Logged sets of an open workout change the dashboard, but not the stamp until the workout is
    // finished.
    if (shown.today.openWorkout) return shown;
    const json = reply.code(200).serialize(shown);
    return ready.keep(actor.userId, stamp, String(json));
  });
}
