import { resolve } from 'node:path';
import { canonicalEmail, isEmail } from '@posedown/contract';
import { z } from 'zod';

/** A setting that the process cannot start with; its message names the setting. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const DEMO_COACH_EMAIL = 'coach@demo.posedown.app';

const flag = z.enum(['on', 'off'], 'on or off');
const emailSetting = z.string().overwrite(canonicalEmail).refine(isEmail, 'an e-mail address');
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const aPort = 'a port number, 0 to 65535';
const empty = (value: unknown) => (value === '' ? undefined : value);
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(empty, schema.optional());

const MOST = 1_000_000;
const aLimit = `a whole number, 1 to ${MOST}`;
const limit = z.preprocess(
  empty,
  z.coerce.number(aLimit).int(aLimit).min(1, aLimit).max(MOST, aLimit).optional(),
);

const schema = z.object({
  PORT: z.preprocess(
    empty,
    z.coerce.number(aPort).int(aPort).min(0, aPort).max(65_535, aPort).default(3000),
  ),
  HOST: z.preprocess(empty, z.string().default('127.0.0.1')),
  DATA_DIR: z.preprocess(empty, z.string().default('./data')),
  DATABASE_URL: optional(
    z.string().regex(/^postgres(ql)?:\/\//, 'an address like postgres://user:password@host/name'),
  ),
  DEMO: optional(flag),
  COACH_NAME: z.preprocess(
    empty,
    z.string().trim().min(1, 'a name').max(100, 'a name of at most 100 characters').default('Ali'),
  ),
  COACH_EMAIL: z.preprocess(empty, emailSetting.default(DEMO_COACH_EMAIL)),
  PUBLIC_URL: optional(z.url('an address like https://posedown.example')),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'an address like smtp://host:587')),
  AI_BASE_URL: optional(z.url('an address like http://127.0.0.1:11434/v1')),
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
  LOG_LEVEL: z.preprocess(
    empty,
    z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).default('info'),
  ),
  TRUST_PROXY: z.preprocess(empty, flag.default('off')),
});

/** Mail that really goes out must not go to the demo's address: the head coach's link is in it. */
const checked = schema.refine(
  ({ SMTP_URL, COACH_EMAIL }) => !SMTP_URL || COACH_EMAIL !== DEMO_COACH_EMAIL,
  { path: ['COACH_EMAIL'], message: "the head coach's own address, because SMTP_URL sends mail" },
);

/** An endpoint that speaks as OpenAI's does. */
export interface ModelSettings {
  /** With the version, without a slash at its end: `https://api.example/v1`. */
  baseUrl: string;
  apiKey: string | undefined;
  name: string;
  /** An answer that takes longer is not waited for. */
  timeLimitMs: number;
}

/** How often something may be done, where the operator says it otherwise than the product does. */
export interface OwnLimits {
  loginPerAccount?: number | undefined;
  loginPerAddress?: number | undefined;
  signUpPerAddress?: number | undefined;
  linkPerAccount?: number | undefined;
  modelPerAthlete?: number | undefined;
  photoPerAthlete?: number | undefined;
  writePerPerson?: number | undefined;
}

/** What the process was told about its surroundings, parsed once at start. */
export interface Settings {
  port: number;
  host: string;
  /** Absolute path of the folder with the embedded database, uploads, backups and outbox. */
  dataDir: string;
  /** PostgreSQL's address; without it the embedded database is used. */
  databaseUrl: string | undefined;
  demo: boolean;
  coachName: string;
  coachEmail: string;
  /** The address in mails, where it is not simply that of this process. */
  publicUrl: string | undefined;
  smtpUrl: string | undefined;
  /** The model that answers the assistant's questions; without one our own rules do. */
  model: ModelSettings | null;
  limits: OwnLimits;
  logLevel: string;
  trustProxy: boolean;
}

/**
 * Reads the settings from environment variables.
 * @throws SettingsError naming every setting that is wrong.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const result = checked.safeParse(environment);
  if (!result.success) throw new SettingsError(describe(result.error));
  const values = result.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    demo: values.DEMO ? values.DEMO === 'on' : values.DATABASE_URL === undefined,
    coachName: values.COACH_NAME,
    coachEmail: values.COACH_EMAIL,
    publicUrl: values.PUBLIC_URL,
    smtpUrl: values.SMTP_URL,
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
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY === 'on',
  };
}

/** @throws SettingsError where only one of address and name is set. */
function modelOf(values: z.output<typeof schema>): ModelSettings | null {
  const { AI_BASE_URL: baseUrl, AI_MODEL: name } = values;
  if (!baseUrl && !name) return null;
  if (!baseUrl) throw new SettingsError('The setting AI_BASE_URL is missing: AI_MODEL is set.');
  if (!name) throw new SettingsError('The setting AI_MODEL is missing: AI_BASE_URL is set.');
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
