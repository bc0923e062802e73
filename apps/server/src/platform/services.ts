import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings.ts';
import type { Background } from './background.ts';
import type { Db } from './db/database.ts';
import type { EventHub } from './events/event-hub.ts';
import type { Mailer } from './mail/mailer.ts';

/** The doors to the outside, opened once and handed to every feature. */
export interface Services {
  db: Db;
  settings: Settings;
  /** The clock. */
  now: () => Date;
  mailer: Mailer;
  background: Background;
  /** Word of what has changed, to those who look at it now. */
  events: EventHub;
  log: FastifyBaseLogger;
}
