import { createECDH, createPrivateKey, sign } from 'node:crypto';
import { CURVE } from './encrypt-push.ts';

/** The keys by which push services recognize this installation (RFC 8292), in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** Push services accept a day at most. */
const VALID_SECONDS = 12 * 3600;

export function createPushKeys(): PushKeys {
  const pair = createECDH(CURVE);
  return {
    publicKey: pair.generateKeys('base64url'),
    // Node leaves out leading zeros, which the signature's key must have.
    privateKey: Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString(
      'base64url',
    ),
  };
}

interface Claims {
  /** The push service, such as `https://push.example`. */
  origin: string;
  /** How its operator reaches us: an address of a page or `mailto:`. */
  contact: string;
  now: Date;
}

/** The Authorization header of a push message. */
export function authorize(keys: PushKeys, { origin, contact, now }: Claims): string {
  const expiresAt = Math.floor(now.getTime() / 1000) + VALID_SECONDS;
  const claims = { aud: origin, exp: expiresAt, sub: contact };
  const unsigned = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
  const key = createPrivateKey({ key: toJwk(keys), format: 'jwk' });
  const signature = sign('sha256', Buffer.from(unsigned), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function toJwk({ publicKey, privateKey }: PushKeys) {
  const point = Buffer.from(publicKey, 'base64url');
  return {
    ...{ kty: 'EC', crv: 'P-256' },
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: privateKey,
  };
}
