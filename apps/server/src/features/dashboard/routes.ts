import { dashboardEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint, ReadyReply } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { showDashboard } from './show-dashboard.ts';

const MOST_KEPT = 1000;

interface Kept {
  stamp: string;
  reply: ReadyReply;
}

/**
 * Cached dashboards. One is valid while its stamp is: the data version and a quarter of an hour, in which no calendar
 * day begins anywhere. The version is read before the data, so a reply is never older than its stamp.
 */
export class ReadyDashboards {
  readonly #kept = new Map<string, Kept>();

  find(userId: string, stamp: string): ReadyReply | null {
    const kept = this.#kept.get(userId);
    return kept?.stamp === stamp ? kept.reply : null;
  }

  /** Caches a reply and evicts the oldest beyond the limit. */
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

const QUARTER_HOUR_MS = 15 * 60_000;

/** In every time zone a day begins with one of these, so within one it is the same day for all. */
const quarterHour = (instant: Date) => Math.floor(instant.getTime() / QUARTER_HOUR_MS);

export function addDashboardRoutes(app: FastifyInstance, services: Services) {
  const ready = new ReadyDashboards();

  addEndpoint(app, dashboardEndpoints.dashboard, async ({ actor, reply }) => {
    if (actor.dataVersion === null) return showDashboard(services, actor);
    const stamp = `${actor.dataVersion} ${quarterHour(services.now())}`;
    const kept = ready.find(actor.userId, stamp);
    if (kept) return kept;
    const shown = await showDashboard(services, actor);
    // The sets of a workout under way change it, and the stamp only once the workout is finished.
    if (shown.today.openWorkout) return shown;
    const json = reply.code(200).serialize(shown);
    return ready.keep(actor.userId, stamp, String(json));
  });
}
