import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'posedown-metrics-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

it('reports requests, failures, connections, backups and disk usage on a separate port', async () => {
  mkdirSync(join(dataDir, 'backups', '2026-11-21T08-00-00-000Z'), { recursive: true });
  const metrics = createMetrics({
    database: { connections: () => ({ open: 3, waiting: 1 }) },
    dataDir,
    now: () => new Date('2026-11-21T09:00:00Z'),
    areFilesReachable: async () => false,
  });
  const app = Fastify();
  metrics.observe(app);
  app.get('/api/users/:id', async () => 'here');
  await app.inject('/api/users/1');
  await app.inject('/api/users/2');
  await app.close();
  metrics.countJobFailure('review plans');

  const server = await serveMetrics(metrics, 0);
  const sendRequest = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);
  const text = await (await sendRequest('/metrics')).text();
  expect((await sendRequest('/')).status).toBe(404);
  await server.close();
  for (const line of [
    'posedown_request_seconds_count{route="/api/users/:id",method="GET",status="200"} 2',
    'posedown_job_failures_total{job="review plans"} 1',
    'posedown_database_connections{state="waiting"} 1',
    'posedown_backup_age_seconds 3600',
  ]) {
    expect(text).toContain(line);
  }
  expect(text).toMatch(/posedown_disk_bytes\{state="free"\} \d+/);
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds/);
});
