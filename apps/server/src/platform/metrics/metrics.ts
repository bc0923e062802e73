import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import { newestBackupAt } from '../db/dump/newest-backup.ts';
import { queueDepths } from '../limits/queue.ts';

/** Metrics in the Prometheus text format. */
export interface Metrics {
  registry: Registry;
  /** Counts the requests of a server, and how long they took. */
  observe(app: FastifyInstance): void;
  countJobFailure(job: string): void;
}

interface Sources {
  database: Pick<Database, 'connections'>;
  dataDir: string;
  now: () => Date;
  areFilesReachable: () => Promise<boolean>;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(sources: Sources): Metrics {
  const registry = new Registry();
  // Includes event-loop delay, memory and garbage collection.
  collectDefaultMetrics({ register: registry });
  addGauges(registry, sources);
  const requests = new Histogram({
    name: 'posedown_request_seconds',
    help: 'Request duration by route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  const jobFailures = new Counter({
    name: 'posedown_job_failures_total',
    help: 'Background jobs that failed, by job',
    labelNames: ['job'],
    registers: [registry],
  });
  return {
    registry,
    observe(app) {
      app.addHook('onResponse', async (request, reply) => {
        // A stream is open as long as its page, so its duration isn't a measure of the server.
        if (request.routeOptions.config.endpoint?.isStream) return;
        const { url: route = 'none' } = request.routeOptions;
        const labels = { route, method: request.method, status: reply.statusCode };
        requests.observe(labels, reply.elapsedTime / 1000);
      });
    },
    countJobFailure: (job) => jobFailures.inc({ job }),
  };
}

/** Gauges read on request. */
function addGauges(registry: Registry, { database, dataDir, now, areFilesReachable }: Sources) {
  const registers = [registry];
  new Gauge({
    ...{ name: 'posedown_files_reachable', help: '1 if photos can be read and saved', registers },
    async collect() {
      this.set((await areFilesReachable()) ? 1 : 0);
    },
  });
  new Gauge({
    ...{ name: 'posedown_queue_waiting', help: 'Waiting tasks, by queue', registers },
    labelNames: ['queue'],
    collect() {
      for (const [queue, depth] of queueDepths()) this.set({ queue }, depth);
    },
  });
  new Gauge({
    ...{ name: 'posedown_database_connections', help: 'Connections to PostgreSQL', registers },
    labelNames: ['state'],
    collect() {
      for (const [state, count] of Object.entries(database.connections())) {
        this.set({ state }, count);
      }
    },
  });
  new Gauge({
    ...{ name: 'posedown_backup_age_seconds', help: 'Age of the newest backup', registers },
    async collect() {
      const at = await newestBackupAt(dataDir, now());
      this.set(at ? (now().getTime() - at.getTime()) / 1000 : Number.POSITIVE_INFINITY);
    },
  });
  new Gauge({
    ...{ name: 'posedown_disk_bytes', help: 'Disk of the data folder', registers },
    labelNames: ['state'],
    async collect() {
      const { bsize, blocks, bavail } = await statfs(dataDir);
      this.set({ state: 'all' }, blocks * bsize);
      this.set({ state: 'free' }, bavail * bsize);
    },
  });
}
