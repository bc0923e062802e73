import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { reapplyDeletions } from './features/account/index.ts';
import { moveDemoSignUps, settleDemo } from './features/demo/index.ts';
import { startScheduledMessages } from './features/messages/index.ts';
import { startDeliveries } from './features/notices/index.ts';
import { ensureHeadCoach, welcomeHeadCoach } from './features/onboarding/index.ts';
import { DEMO_ACCOUNTS } from './features/service/index.ts';
import { loadExerciseLibrary } from './features/training/index.ts';
import { startHousekeeping } from './housekeeping.ts';
import { listen } from './listen.ts';
import { createBackground } from './platform/background.ts';
import type { Database } from './platform/db/database.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { relayOverPostgres } from './platform/db/relay.ts';
import { createEventHub } from './platform/events/event-hub.ts';
import { createLog } from './platform/log.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { createPushSender } from './platform/push/push-sender.ts';
import { ensurePushKeys } from './platform/push/queries.ts';
import type { Services } from './platform/services.ts';
import { findLiveSessions } from './platform/session/queries.ts';
import { openFileStore } from './platform/storage/open-file-store.ts';
import { createFilesPrivately, repairFileModes } from './platform/storage/private-files.ts';
import { watchFiles } from './platform/storage/watch-files.ts';
import { readSettings, type Settings } from './settings.ts';
import { explainStartFailure } from './start-failure.ts';

/** The built web app, at the same relative path from source and bundle. */
const WEB_DIR = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** How long to wait for open responses on shutdown. */
const STOP_WITHIN_MS = 20_000;

createFilesPrivately();
let settings: Settings | undefined;
try {
  settings = readSettings(process.env);
  await start(settings);
} catch (error) {
  console.error(explainStartFailure(error, settings) ?? error);
  process.exit(1);
}

async function start(settings: Settings) {
  const log = createLog(settings.logLevel);
  const files = await openFileStore(settings);
  const database = await openDatabase(settings, (level, message) => log[level](message), files);
  try {
    await serve(settings, { log, database, files });
  } catch (error) {
    await database.close();
    throw error;
  }
}

type Opened = Pick<Services, 'log' | 'files'> & { database: Database };

async function serve(request: Settings, { log, database, files }: Opened) {
  const now = () => new Date();
  const areFilesReachable = watchFiles({ files, now, log });
  const metrics = createMetrics({ database, dataDir: request.dataDir, now, areFilesReachable });
  const background = createBackground((name, error) => {
    log.error({ err: error, task: name }, 'a background task failed');
    metrics.countJobFailure(name);
  });
  const mailer = createMailer(request, now);
  const push = createPushSender(request, now);
  const { db } = database;
  const events = openEvents(request, log, (ids) => findLiveSessions(db, ids, now()));
  const doors = { db, settings: request, now, files, mailer, push, background, events, log };
  await reapplyDeletions(doors);
  await loadExerciseLibrary(db);
  await ensurePushKeys(db);
  const settings = { ...request, demo: await settleDemo(doors) };
  const services: Services = { ...doors, settings };
  const headCoach = await ensureHeadCoach(services);
  if (!settings.demo) await moveDemoSignUps(services);
  const app = await buildApp(
    services,
    existsSync(WEB_DIR) ? { webDir: WEB_DIR, metrics } : { metrics },
  );
  const address = await listen(app, settings);
  const watched =
    settings.metricsPort === undefined ? null : await serveMetrics(metrics, settings.metricsPort);
  if (headCoach) welcomeHeadCoach(services, headCoach, console.log);
  background.run('file modes', () => repairModes(settings, log));
  const housekeeping = startHousekeeping(services);
  const deliveries = startDeliveries(services);
  const scheduled = startScheduledMessages(services);
  stopOnSignal(async () => {
    await Promise.all([housekeeping.stop(), deliveries.stop(), scheduled.stop()]);
    await watched?.close();
    await app.close();
    await database.close();
  });
  announce(settings, address, headCoach);
  if (watched) console.log(`Metrics: http://127.0.0.1:${watched.port}/metrics`);
}

async function repairModes({ dataDir }: Settings, log: Services['log']) {
  const [first, ...more] = await repairFileModes(dataDir);
  if (!first) return;
  const others = more.length > 0 ? ` and ${more.length} more` : '';
  log.warn(`Other users of this machine may read ${first}${others}: it belongs to someone else`);
}

/** Publish events to other processes through PostgreSQL if it is used. */
function openEvents(
  { databaseUrl }: Settings,
  log: Services['log'],
  findLive: (ids: string[]) => Promise<Set<string>>,
) {
  const report = (error: unknown) => log.error({ err: error }, 'live events failed');
  return createEventHub({
    findLiveSessions: findLive,
    report,
    ...(databaseUrl ? { openRelay: relayOverPostgres(databaseUrl, report) } : {}),
  });
}

/**
 * Finishes open requests, flushes everything and exits. Further signals are ignored: npm forwards an interrupt that
 * the terminal already sent.
 */
function stopOnSignal(stop: () => Promise<void>) {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

function announce(settings: Settings, address: string, newCoach: { email: string } | null) {
  console.log(`Posedown is ready at ${address}`);
  if (settings.demo) {
    const { coach, client } = DEMO_ACCOUNTS;
    console.log(`Demo accounts: ${coach.email} and ${client.email}, password ${coach.password}`);
  }
  if (newCoach) {
    const how = settings.smtpUrl ? ', who will get a link to set a password by email' : '';
    console.log(`Head coach: ${newCoach.email}${how}`);
  }
}
