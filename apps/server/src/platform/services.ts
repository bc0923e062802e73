import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings.ts';
import type { Background } from './background.ts';
import type { Db } from './db/database.ts';
import type { EventHub } from './events/event-hub.ts';
import type { Mailer } from './mail/mailer.ts';
import type { PushSender } from './push/push-sender.ts';
import type { FileStore } from './storage/file-store.ts';

/** External dependencies, opened once and passed to every feature. */
export interface Services {
  db: Db;
  settings: Settings;
  /** The clock. */
  now: () => Date;
  /** Uploaded files. */
  files: FileStore;
  mailer: Mailer;
  /** Reaches the browsers of people who want push notices. */
  push: PushSender;
  background: Background;
  /** Publishes changes to people with an open page. */
  events: EventHub;
  log: FastifyBaseLogger;
}
