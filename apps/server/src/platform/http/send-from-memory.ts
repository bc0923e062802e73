import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A constant text, compressed once. */
export interface MemoryFile {
  type: string;
  etag: string;
  plain: Buffer;
  gzip: Buffer;
  br: Buffer;
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export async function createMemoryFile(text: string, type: string): Promise<MemoryFile> {
  const plain = Buffer.from(text);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  const [gzipped, br] = await Promise.all([
    promisify(gzip)(plain),
    promisify(brotliCompress)(plain, BROTLI),
  ]);
  return { type, etag, plain, gzip: gzipped, br };
}

/** Sends the file in an encoding the client accepts, or 304 if the client has it already. */
export function sendFromMemory(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  file: MemoryFile,
): FastifyReply {
  reply.headers({ etag: file.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  if (headers['if-none-match']?.includes(file.etag)) return reply.code(304).send();
  const accepted = String(headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(file.type).send(file[encoding ?? 'plain']);
}
