import { execFile } from 'node:child_process';
import { appendFileSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { findAccount, findFreePort } from '../../scripts/lib/postgres.mjs';
import { ensureSystemParts, requirePrograms } from '../../scripts/lib/system-parts.mjs';
import { createNode, type FailoverNode, type Host } from './failover-node.ts';
import { until } from './mixed-load.ts';
import { startHaproxy } from './proxies.ts';

const MONITOR_CONF = new URL('../../deploy/failover/monitor.conf', import.meta.url);
/** As in `deploy/failover/README.md`. */
const PARTITION_TIMEOUT_S = 5;
const CREATE = ['--hostname', '127.0.0.1', '--auth', 'trust', '--ssl-self-signed'];

/** Two PostgreSQL nodes with synchronous replication and automatic failover, behind HAProxy. */
export interface Cluster {
  /** The address for the product: HAProxy finds the primary. */
  url: string;
  /** Resolves when one node is the primary and the other one its synchronous standby. */
  inSync(): Promise<{ primary: FailoverNode; standby: FailoverNode }>;
  stop(): Promise<void>;
}

/** Sets up pg_auto_failover like `deploy/failover/README.md`, on one machine. */
export async function startCluster(): Promise<Cluster> {
  const host = await prepareHost();
  const monitor = await createMonitor(host);
  const nodes = [await addNode(host, monitor, 1), await addNode(host, monitor, 2)];
  const [first] = nodes;
  await until(() => first?.accepts() ?? false);
  await first?.query('create role haproxy login');
  const [one = '', two = ''] = nodes.map(({ port }) => `127.0.0.1:${port}`);
  const proxy = await startHaproxy('failover/haproxy.cfg', { DATABASE1: one, DATABASE2: two });
  return {
    url: `postgres://posedown@${proxy.host}/posedown`,
    async inSync() {
      let roles: Awaited<ReturnType<typeof findRoles>> = null;
      await until(async () => {
        roles = await findRoles(monitor, nodes).catch(() => null);
        return roles !== null;
      });
      return roles ?? Promise.reject(new Error('There is no primary with a standby.'));
    },
    async stop() {
      await proxy.stop();
      for (const node of [...nodes, monitor]) await node.kill();
      rmSync(host.directory, { recursive: true, force: true });
    },
  };
}

async function prepareHost(): Promise<Host> {
  const { postgresBin } = await ensureSystemParts();
  if (!postgresBin) throw new Error('There is no PostgreSQL.');
  const version = /\d+/.exec(postgresBin)?.[0] ?? '';
  const packages = ['pg-auto-failover-cli', `postgresql-${version}-auto-failover`];
  await requirePrograms(['pg_autoctl'], packages);
  const account = findAccount();
  const directory = mkdtempSync(join(tmpdir(), 'posedown-failover-'));
  const { uid, gid } = account;
  if (uid !== undefined && gid !== undefined) chownSync(directory, uid, gid);
  const PATH = [postgresBin, process.env.PATH].join(delimiter);
  const env = { PATH, LC_ALL: 'C.UTF-8', HOME: directory, XDG_RUNTIME_DIR: directory };
  return { directory, options: { ...account, env, cwd: directory } };
}

const run = (host: Host, ...args: string[]) =>
  promisify(execFile)('pg_autoctl', args, host.options);

async function createMonitor(host: Host): Promise<FailoverNode> {
  const data = join(host.directory, 'monitor');
  const port = await findFreePort();
  await run(host, 'create', 'monitor', '--pgdata', data, '--pgport', String(port), ...CREATE);
  await run(host, 'config', 'set', 'postgresql.listen_addresses', '127.0.0.1', '--pgdata', data);
  appendFileSync(join(data, 'postgresql.conf'), readFileSync(MONITOR_CONF, 'utf8'));
  const url = `postgres://autoctl_node@127.0.0.1:${port}/pg_auto_failover`;
  const monitor = createNode(host, { data, port, url });
  monitor.start();
  await until(() => monitor.accepts());
  return monitor;
}

async function addNode(host: Host, monitor: FailoverNode, n: number): Promise<FailoverNode> {
  const data = join(host.directory, `node${n}`);
  const port = await findFreePort();
  await run(
    host,
    ...['create', 'postgres', '--pgdata', data, '--pgport', String(port), ...CREATE],
    ...['--listen', '127.0.0.1', '--name', `node${n}`, '--monitor', monitor.url],
    ...['--dbname', 'posedown', '--username', 'posedown'],
  );
  const timeout = ['timeout.network_partition_timeout', String(PARTITION_TIMEOUT_S)];
  await run(host, 'config', 'set', ...timeout, '--pgdata', data);
  const url = `postgres://posedown@127.0.0.1:${port}/postgres`;
  const node = createNode(host, { data, port, url });
  node.start();
  return node;
}

/** Both the monitor and the primary itself must report it. */
async function findRoles(monitor: FailoverNode, nodes: readonly FailoverNode[]) {
  const states = await monitor.query<{ port: number; state: string }>(
    `select nodeport as port, current_group_state::text as state
     from pgautofailover.current_state() where current_group_state = assigned_group_state`,
  );
  const inState = (wanted: string) =>
    nodes.find(({ port }) => states.some((it) => it.port === port && it.state === wanted));
  const [primary, standby] = [inState('primary'), inState('secondary')];
  if (!primary || !standby) return null;
  const [replica] = await primary.query<{ kind: string }>(
    'select sync_state as kind from pg_stat_replication',
  );
  return replica && ['sync', 'quorum'].includes(replica.kind) ? { primary, standby } : null;
}
