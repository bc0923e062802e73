import { resolve } from 'node:path';
import { canonicalEmail, isEmail } from '@posedown/contract';
import { z } from 'zod';
import { requireAllOfS3, type S3Settings, s3Fields, s3Of } from './s3-settings.ts';
import { empty, limit, optional, timeoutSeconds, webAddress } from './setting-fields.ts';

/** An invalid setting. The message names it. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const DEMO_COACH_EMAIL = 'coach@demo.posedown.app';

const flag = z.enum(['on', 'off'], 'on or off');
const emailSetting = z.string().overwrite(canonicalEmail).refine(isEmail, 'an email address');
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const aPort = 'a port number, 0 to 65535';
const aShare = 'a percentage, 1 to 100';

const QUOTA = /^([1-9]\d{0,6})\/([1-9]\d{0,3})\/([1-9]\d{0,6})\/([1-9]\d{0,3})$/;
const quota = (usual: string) =>
  z.preprocess(
    empty,
    z
      .string()
      .regex(QUOTA, `rows and MB in 24 hours, rows and MB in total, such as ${usual}`)
      .default(usual)
      .transform(toQuota),
  );

const postgresAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'an address like postgres://user:password@host/name');

const schema = z.object({
  NODE_ENV: optional(z.string()),
  PORT: z.preprocess(
    empty,
    z.coerce.number(aPort).int(aPort).min(0, aPort).max(65_535, aPort).default(3000),
  ),
  HOST: z.preprocess(empty, z.string().default('127.0.0.1')),
  METRICS_PORT: optional(z.coerce.number(aPort).int(aPort).min(0, aPort).max(65_535, aPort)),
  DATA_DIR: z.preprocess(empty, z.string().default('./data')),
  DATABASE_URL: optional(postgresAddress),
  DATABASE_POOL_URL: optional(postgresAddress),
  DATABASE_STATEMENT_TIMEOUT: timeoutSeconds(15),
  DATABASE_LOCK_TIMEOUT: timeoutSeconds(5),
  DATABASE_IDLE_TIMEOUT: timeoutSeconds(30),
  DEMO: optional(flag),
  COACH_NAME: z.preprocess(
    empty,
    z.string().trim().min(1, 'a name').max(100, 'a name of at most 100 characters').default('Ali'),
  ),
  COACH_EMAIL: optional(emailSetting),
  PUBLIC_URL: optional(webAddress('an address like https://posedown.example')),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'an address like smtp://host:587')),
  ...s3Fields,
  AI_BASE_URL: optional(webAddress('an address like http://127.0.0.1:11434/v1')),
  AI_API_KEY: optional(z.string().max(1000, 'a key')),
  AI_MODEL: optional(
    z.string().trim().min(1, 'the name of a model').max(200, 'the name of a model'),
  ),
  AI_TIMEOUT_SECONDS: z.preprocess(
    empty,
    z.coerce
      .number('seconds, 1 to 25')
      .min(1, 'seconds, 1 to 25')
      .max(25, 'seconds, 1 to 25')
      .default(20),
  ),
  LIMIT_LOGINS_PER_ACCOUNT: limit,
  LIMIT_LOGINS_PER_ADDRESS: limit,
  LIMIT_SIGN_UPS_PER_ADDRESS: limit,
  LIMIT_PASSWORD_LINKS_PER_ACCOUNT: limit,
  LIMIT_MODEL_QUESTIONS_PER_ATHLETE: limit,
  LIMIT_PHOTOS_PER_ATHLETE: limit,
  LIMIT_WRITES_PER_PERSON: limit,
  QUOTA_MESSAGES: quota('1000/2/100000/200'),
  QUOTA_NOTES: quota('500/2/50000/100'),
  QUOTA_PLANS: quota('5000/50/50000/1000'),
  QUOTA_LOGS: quota('20000/50/500000/2000'),
  DISK_UPLOADS_PERCENT: z.preprocess(
    empty,
    z.coerce.number(aShare).int(aShare).min(1, aShare).max(100, aShare).default(95),
  ),
  LOG_LEVEL: z.preprocess(
    empty,
    z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).default('info'),
  ),
  TRUST_PROXY: z.preprocess(empty, flag.default('off')),
});

type Values = z.output<typeof schema>;

const checked = schema
  // The head coach's first link goes to this address, so it must not be the demo's.
  .refine((values) => !values.SMTP_URL || coachEmailOf(values) !== DEMO_COACH_EMAIL, {
    path: ['COACH_EMAIL'],
    message: "the head coach's own address, because SMTP_URL sends mail",
  })
  .refine((values) => !isProduction(values) || hasDemo(values) || values.COACH_EMAIL, {
    path: ['COACH_EMAIL'],
    message: "the head coach's own address: in production the first start creates their account",
  })
  .refine((values) => !values.DATABASE_POOL_URL || values.DATABASE_URL, {
    path: ['DATABASE_URL'],
    message: 'set as well, a direct connection to the database behind DATABASE_POOL_URL',
  })
  // The demo coach's password is shown on the login page.
  .refine((values) => values.DEMO !== 'on' || !isPublic(values.PUBLIC_URL), {
    path: ['DEMO'],
    message: 'off, because PUBLIC_URL is a public address and everyone knows the demo passwords',
  })
  .superRefine(requireAllOfS3);

const coachEmailOf = ({ COACH_EMAIL }: Values) => COACH_EMAIL ?? DEMO_COACH_EMAIL;

const isProduction = ({ NODE_ENV }: Values) => NODE_ENV === 'production';

/** Demo data is on by default only for local use. */
function hasDemo(values: Values): boolean {
  if (values.DEMO) return values.DEMO === 'on';
  if (values.DATABASE_URL || isProduction(values)) return false;
  return (
    OWN_MACHINE.test(values.HOST) && values.TRUST_PROXY === 'off' && !isPublic(values.PUBLIC_URL)
  );
}

/** Hosts that other machines can't reach. */
const OWN_MACHINE = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

function isPublic(url: string | undefined): boolean {
  if (!url) return false;
  return !OWN_MACHINE.test(new URL(url).hostname);
}

/** An endpoint with an OpenAI-compatible API. */
export interface ModelSettings {
  /** Includes the version, without a trailing slash: `https://api.example/v1`. */
  baseUrl: string;
  apiKey: string | undefined;
  name: string;
  /** Timeout for answers. */
  timeLimitMs: number;
}

/** Rate limits that override the defaults. */
export interface OwnLimits {
  loginPerAccount?: number | undefined;
  loginPerAddress?: number | undefined;
  signUpPerAddress?: number | undefined;
  linkPerAccount?: number | undefined;
  modelPerAthlete?: number | undefined;
  photoPerAthlete?: number | undefined;
  writePerPerson?: number | undefined;
}

/** PostgreSQL timeouts for statements, lock waits and idle transactions. */
export interface DatabaseTimeouts {
  statementMs: number;
  lockMs: number;
  idleInTransactionMs: number;
}

export type QuotaKind = 'messages' | 'notes' | 'plans' | 'logs';

/** Per-person quotas for writes in 24 hours and total storage, by kind. */
export interface Quota {
  rowsPerDay: number;
  bytesPerDay: number;
  rows: number;
  bytes: number;
}

/** Settings from the environment, parsed once at start. */
export interface Settings {
  port: number;
  host: string;
  /** The port for metrics on the loopback address. Without it, there are no metrics. */
  metricsPort: number | undefined;
  /** Absolute path of the folder with the embedded database, uploads, backups and outbox. */
  dataDir: string;
  /** PostgreSQL's address. Without it, the embedded database is used. */
  databaseUrl: string | undefined;
  /** A connection pooler for requests, while `databaseUrl` stays a direct connection. */
  databasePoolUrl: string | undefined;
  databaseTimeouts: DatabaseTimeouts;
  demo: boolean;
  coachName: string;
  coachEmail: string;
  /** The address in mails, if it differs from this process's own. */
  publicUrl: string | undefined;
  smtpUrl: string | undefined;
  /** The bucket for uploads. Without one, they are in `dataDir`. */
  s3: S3Settings | null;
  /** The model for the assistant's answers. Without one, the built-in rules answer. */
  model: ModelSettings | null;
  limits: OwnLimits;
  quotas: Record<QuotaKind, Quota>;
  /** Disk usage of `dataDir` in percent above which photos are rejected. */
  diskUploadsPercent: number;
  logLevel: string;
  trustProxy: boolean;
}

/** Reads the settings from environment variables. @throws SettingsError naming every invalid setting */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const result = checked.safeParse(environment);
  if (!result.success) throw new SettingsError(describe(result.error));
  const values = result.data;
  return {
    port: values.PORT,
    host: values.HOST,
    metricsPort: values.METRICS_PORT,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databasePoolUrl: values.DATABASE_POOL_URL,
    databaseTimeouts: {
      statementMs: values.DATABASE_STATEMENT_TIMEOUT * 1000,
      lockMs: values.DATABASE_LOCK_TIMEOUT * 1000,
      idleInTransactionMs: values.DATABASE_IDLE_TIMEOUT * 1000,
    },
    demo: hasDemo(values),
    coachName: values.COACH_NAME,
    coachEmail: coachEmailOf(values),
    publicUrl: values.PUBLIC_URL,
    smtpUrl: values.SMTP_URL,
    s3: s3Of(values),
    model: modelOf(values),
    limits: {
      loginPerAccount: values.LIMIT_LOGINS_PER_ACCOUNT,
      loginPerAddress: values.LIMIT_LOGINS_PER_ADDRESS,
      signUpPerAddress: values.LIMIT_SIGN_UPS_PER_ADDRESS,
      linkPerAccount: values.LIMIT_PASSWORD_LINKS_PER_ACCOUNT,
      modelPerAthlete: values.LIMIT_MODEL_QUESTIONS_PER_ATHLETE,
      photoPerAthlete: values.LIMIT_PHOTOS_PER_ATHLETE,
      writePerPerson: values.LIMIT_WRITES_PER_PERSON,
    },
    quotas: {
      messages: values.QUOTA_MESSAGES,
      notes: values.QUOTA_NOTES,
      plans: values.QUOTA_PLANS,
      logs: values.QUOTA_LOGS,
    },
    diskUploadsPercent: values.DISK_UPLOADS_PERCENT,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY === 'on',
  };
}

function toQuota(text: string): Quota {
  const [rowsPerDay = 0, megabytesPerDay = 0, rows = 0, megabytes = 0] = text
    .split('/')
    .map(Number);
  return { rowsPerDay, bytesPerDay: megabytesPerDay * 1e6, rows, bytes: megabytes * 1e6 };
}

/** @throws SettingsError if only one of address and name is set. */
function modelOf(values: Values): ModelSettings | null {
  const { AI_BASE_URL: baseUrl, AI_MODEL: name } = values;
  if (!baseUrl && !name) return null;
  if (!baseUrl) throw new SettingsError('The setting AI_BASE_URL is missing: AI_MODEL is set.');
  if (!name) throw new SettingsError('AI_BASE_URL is set but AI_MODEL isn’t. Set both or neither.');
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    apiKey: values.AI_API_KEY,
    name,
    timeLimitMs: values.AI_TIMEOUT_SECONDS * 1000,
  };
}

function describe(error: z.ZodError): string {
  return error.issues
    .map((issue) => `The setting ${issue.path.join('.')} is wrong: expected ${issue.message}.`)
    .join(' ');
}
