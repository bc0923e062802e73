import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser's subscription, in base64url. */
export interface DeviceKeys {
  /** Its public key on P-256. */
  p256dh: string;
  /** A secret that it shares with us only. */
  auth: string;
}

export const CURVE = 'prime256v1';
/** One record has the whole message. */
const RECORD_BYTES = 4096;
/** Push services must accept 4,096 bytes. Ours are far shorter. */
const MAX_BYTES = 3000;
const KEY_BYTES = 65;
const LAST_RECORD = 2;

interface Options {
  /** Fills messages up to this length, so that the length doesn't reveal what they say. */
  padTo?: number;
  /** For tests: the random parts. */
  salt?: Buffer;
  privateKey?: Buffer;
}

/**
 * Encrypts a message for one browser (RFC 8291): a header of salt, record size and our public key, and one record of
 * `aes128gcm` (RFC 8188). @throws if it is too long, or the browser's key isn't a point on the curve
 */
export function encryptPush(
  text: string,
  keys: DeviceKeys,
  { padTo = 0, salt = randomBytes(16), privateKey }: Options = {},
): Buffer {
  const content = Buffer.from(text);
  if (content.length > MAX_BYTES) throw new RangeError('A push message is too long');
  const receiver = Buffer.from(keys.p256dh, 'base64url');
  const own = createECDH(CURVE);
  if (privateKey) own.setPrivateKey(privateKey);
  else own.generateKeys();
  const secrets = deriveSecrets({
    ...{ salt, auth: Buffer.from(keys.auth, 'base64url'), receiver },
    ...{ sender: own.getPublicKey(), shared: own.computeSecret(receiver) },
  });
  const cipher = createCipheriv('aes-128-gcm', secrets.key, secrets.nonce);
  const padding = Buffer.alloc(Math.max(0, padTo - content.length));
  const record = Buffer.concat([
    cipher.update(Buffer.concat([content, Buffer.of(LAST_RECORD), padding])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_BYTES);
  sizes.writeUInt8(KEY_BYTES, 4);
  return Buffer.concat([salt, sizes, own.getPublicKey(), record]);
}

interface Exchange {
  salt: Buffer;
  auth: Buffer;
  receiver: Buffer;
  sender: Buffer;
  shared: Buffer;
}

/** Key and nonce of the record, which both sides derive from the exchanged keys. */
export function deriveSecrets({ salt, auth, receiver, sender, shared }: Exchange) {
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender]);
  const input = derive(shared, auth, info, 32);
  return {
    key: derive(input, salt, 'Content-Encoding: aes128gcm\0', 16),
    nonce: derive(input, salt, 'Content-Encoding: nonce\0', 12),
  };
}

const derive = (input: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', input, salt, info, length));

/** Whether a key is an uncompressed point on the curve. */
export function isPublicKey(p256dh: string): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== KEY_BYTES || point[0] !== 4) return false;
  try {
    const own = createECDH(CURVE);
    own.generateKeys();
    own.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}
