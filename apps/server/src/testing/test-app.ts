import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app.ts';
import { createBackground } from '../platform/background.ts';
import type { Database, Db } from '../platform/db/database.ts';
import { createEventHub, type EventHub } from '../platform/events/event-hub.ts';
import { createLog } from '../platform/log.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { PushDevice, PushMessage, PushResult } from '../platform/push/push-sender.ts';
import type { Services } from '../platform/services.ts';
import { findLiveSessions } from '../platform/session/queries.ts';
import type { FileStore } from '../platform/storage/file-store.ts';
import { openFileStore } from '../platform/storage/open-file-store.ts';
import { readSettings, type Settings } from '../settings.ts';
import { comparedReplies } from './compared-replies.ts';
import { ComparedReplyCache } from './compared-reply-cache.ts';
import { openTestDatabase } from './open-test-database.ts';

/** The time at which every test starts, unless it moves the clock. */
export const TEST_NOW = new Date('2026-11-21T09:00:00Z');

/** A complete server on a fresh database, with clock and mailbox controlled by the test. */
export interface TestApp {
  app: FastifyInstance;
  events: EventHub;
  db: Db;
  settings: Settings;
  files: FileStore;
  background: Services['background'];
  /** Sent mails, oldest first. */
  mails: Mail[];
  /** Sent push messages, oldest first. */
  pushes: (PushMessage & Pick<PushDevice, 'endpoint'>)[];
  /** What push services reply, by endpoint, instead of accepting. */
  pushResults: Map<string, PushResult>;
  push: Services['push'];
  /** The server's clock. */
  now(): Date;
  /** Moves the clock forward. */
  advance(milliseconds: number): void;
  /** Call it after the test wrote to the database itself, between two requests. */
  forgetReplies(): void;
  /** Waits for background work. */
  settle(): Promise<void>;
  close(): Promise<void>;
  /** Opens a browser, which keeps cookies and sends its origin. */
  browser(): TestBrowser;
}

export interface TestBrowser {
  request(options: InjectOptions): Promise<LightMyRequestResponse>;
  get(url: string): Promise<LightMyRequestResponse>;
  post(url: string, body?: unknown): Promise<LightMyRequestResponse>;
  patch(url: string, body?: unknown): Promise<LightMyRequestResponse>;
  delete(url: string): Promise<LightMyRequestResponse>;
  cookies: Map<string, string>;
}

/** Load isn't shed, so that a busy machine causes no 503s. */
const FOR_TESTS = {
  pressure: { maxEventLoopDelay: 0, maxHeapUsedBytes: 0, sampleInterval: 5000 },
  replies: comparedReplies,
};

type TestOptions = Parameters<typeof buildApp>[1] & {
  /** The destination of the server's log. Discarded by default. */
  log?: Services['log'];
  /** Where uploads are stored. Defaults to the settings' choice. */
  files?: FileStore;
};

/**
 * @param overrides settings that differ from those of an empty environment
 * @param options as `buildApp` takes them, a log and a file store
 */
export async function openTestApp(
  overrides: Partial<Settings> = {},
  { log = createLog('silent'), files, ...options }: TestOptions = {},
): Promise<TestApp> {
  const database: Database = await openTestDatabase();
  const mails: Mail[] = [];
  const failures: unknown[] = [];
  let now = TEST_NOW.getTime();
  const background = createBackground((_name, error) => failures.push(error));
  const fakePush = createFakePush();
  const { dataDir, ...own } = ownSettings();
  const settings = { ...own, dataDir, ...overrides };
  const services: Services = {
    db: database.db,
    settings,
    now: () => new Date(now),
    files: files ?? (await openFileStore(settings)),
    mailer: {
      check: () => Promise.resolve(),
      async send(mail) {
        mails.push(mail);
      },
    },
    push: fakePush.push,
    background,
    events: createEventHub({
      findLiveSessions: (ids) => findLiveSessions(database.db, ids, new Date(now)),
      report: (error) => failures.push(error),
    }),
    log,
  };
  const replyCache = new ComparedReplyCache();
  const app = await buildApp(services, { ...FOR_TESTS, replyCache, ...options });
  await app.ready();
  return {
    ...services,
    app,
    mails,
    ...fakePush,
    advance(milliseconds) {
      now += milliseconds;
    },
    forgetReplies: () => app.replyCache.clear(),
    async settle() {
      await background.drain();
      if (failures.length > 0) throw failures[0];
    },
    async close() {
      await app.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
    browser: () => openBrowser(app),
  };
}

/** Records push messages instead of sending them. */
function createFakePush(): Pick<TestApp, 'push' | 'pushes' | 'pushResults'> {
  const pushes: TestApp['pushes'] = [];
  const pushResults: TestApp['pushResults'] = new Map();
  const send: Services['push']['send'] = async ({ endpoint }, message) => {
    const result = pushResults.get(endpoint) ?? { status: 'sent' };
    if (result.status === 'sent') pushes.push({ ...message, endpoint });
    return result;
  };
  return { push: { send }, pushes, pushResults };
}

/** Uploads go to a folder of the test's own. */
function ownSettings(): Settings {
  const dataDir = mkdtempSync(join(tmpdir(), 'posedown-data-'));
  return readSettings({ LOG_LEVEL: 'silent', DEMO: 'off', DATA_DIR: dataDir });
}

function openBrowser(app: FastifyInstance): TestBrowser {
  const cookies = new Map<string, string>();
  const request = async (options: InjectOptions) => {
    const response = await app.inject({
      ...options,
      headers: withoutMissing({
        host: 'localhost',
        origin: 'http://localhost',
        ...options.headers,
      }),
      cookies: Object.fromEntries(cookies),
    });
    for (const { name, value } of response.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  return {
    cookies,
    request,
    get: (url) => request({ method: 'GET', url }),
    post: (url, body) =>
      request({ method: 'POST', url, ...(body === undefined ? {} : { payload: body as object }) }),
    patch: (url, body) =>
      request({ method: 'PATCH', url, ...(body === undefined ? {} : { payload: body as object }) }),
    delete: (url) => request({ method: 'DELETE', url }),
  };
}

/** Headers set to undefined are omitted. */
const withoutMissing = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >;
