import { createDecipheriv, createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type RequestListener, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { CURVE, deriveSecrets } from '../encrypt-push.ts';
import type { PushDevice } from '../push-sender.ts';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface FakePushService {
  /** Received messages, oldest first. */
  received: Received[];
  /** Replaces the usual reply to a path: a status with headers, or none at all. */
  replies: Map<string, { status: number; headers?: Record<string, string> } | 'none'>;
  /** How a sender connects: always to this service, without TLS. */
  door: {
    request: typeof request;
    lookup: (host: string, options: object, callback: (...found: never[]) => void) => void;
  };
  close(): Promise<void>;
}

/** A push service on a free port of this machine. It accepts every message unless told otherwise. */
export async function openFakePushService(): Promise<FakePushService> {
  const received: Received[] = [];
  const replies: FakePushService['replies'] = new Map();
  const answer: RequestListener = async (incoming, reply) => {
    const path = incoming.url ?? '';
    received.push({ path, headers: incoming.headers, body: await buffer(incoming) });
    const chosen = replies.get(path) ?? { status: 201 };
    if (chosen !== 'none') reply.writeHead(chosen.status, chosen.headers).end('x'.repeat(500));
  };
  const server = createServer((incoming, reply) => void answer(incoming, reply));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const { port } = address;
  return {
    ...{ received, replies },
    door: {
      request: ((options: object, onReply: never) =>
        request({ ...options, agent: undefined, port }, onReply)) as typeof request,
      lookup: (_host, options, callback) => {
        const isAll = 'all' in options && options.all === true;
        const found = isAll
          ? [null, [{ address: '127.0.0.1', family: 4 }]]
          : [null, '127.0.0.1', 4];
        callback(...(found as never[]));
      },
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** A browser with a subscription, which can read the messages it gets. */
export function createDevice(path = '/one') {
  const own = createECDH(CURVE);
  const p256dh = own.generateKeys('base64url');
  const secret = randomBytes(16);
  const device: PushDevice = {
    endpoint: `https://push.example${path}`,
    p256dh,
    auth: secret.toString('base64url'),
  };
  return {
    ...{ device, path },
    read: (body: Buffer) =>
      decrypt(body, { privateKey: own.getPrivateKey(), auth: secret }).toString(),
  };
}

/** Reads an encrypted message as a browser does. */
export function decrypt(body: Buffer, keys: { privateKey: Buffer; auth: Buffer }): Buffer {
  const own = createECDH(CURVE);
  own.setPrivateKey(keys.privateKey);
  const salt = body.subarray(0, 16);
  const start = 21 + body.readUInt8(20);
  const sender = body.subarray(21, start);
  const { key, nonce } = deriveSecrets({
    ...{ salt, sender, auth: keys.auth, receiver: own.getPublicKey() },
    shared: own.computeSecret(sender),
  });
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const record = Buffer.concat([decipher.update(body.subarray(start, -16)), decipher.final()]);
  return record.subarray(0, record.lastIndexOf(2));
}

/** The claims of a message's Authorization header, if its signature is right. */
export function readClaims(header = ''): Record<string, unknown> {
  const [, head = '', claims = '', signature = '', publicKey = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256' },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) throw new Error('the signature is wrong');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
