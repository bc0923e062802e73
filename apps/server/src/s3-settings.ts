import { z } from 'zod';
import { optional, webAddress } from './setting-fields.ts';

/** A bucket in S3-compatible storage. */
export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  key: string;
  secret: string;
}

const anEndpoint = 'an address like https://s3.example, without a user, a path or a query';

export const s3Fields = {
  S3_ENDPOINT: optional(webAddress(anEndpoint).refine(isBareAddress, anEndpoint)),
  S3_BUCKET: optional(z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'a bucket’s name')),
  S3_REGION: optional(z.string().regex(/^[\w-]{1,100}$/, 'a region, such as us-east-1')),
  S3_KEY: optional(z.string().regex(/^[\x21-\x7e]{1,1000}$/, 'an access key')),
  S3_SECRET: optional(z.string().regex(/^[\x21-\x7e]{1,1000}$/, 'a secret key')),
};

const NAMES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_KEY', 'S3_SECRET'] as const;

type Values = Partial<Record<(typeof NAMES)[number], string | undefined>>;

/** Keeps credentials out of an address that is logged, and paths out of one that the bucket is appended to. */
function isBareAddress(address: string): boolean {
  // Reported already.
  if (!URL.canParse(address)) return true;
  const { username, password, pathname, search, hash } = new URL(address);
  return pathname === '/' && !username && !password && !search && !hash;
}

/** Adds an issue for each missing setting if only some are set. */
export function requireAllOfS3(values: Values, context: z.RefinementCtx) {
  const missing = NAMES.filter((name) => !values[name]);
  if (missing.length === NAMES.length) return;
  const set = NAMES.filter((name) => values[name]);
  for (const name of missing) {
    context.addIssue({
      code: 'custom',
      path: [name],
      message: `a value, because ${set[0]} is set`,
    });
  }
}

export function s3Of(values: Values): S3Settings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_KEY, S3_SECRET } = values;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_KEY || !S3_SECRET) return null;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    key: S3_KEY,
    secret: S3_SECRET,
  };
}
