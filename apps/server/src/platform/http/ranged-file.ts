import type { FastifyReply, FastifyRequest } from 'fastify';

interface Part {
  start: number;
  /** Included. */
  end: number;
}

/**
 * A file that can be requested in parts, because Safari plays no audio without them. Its `etag` must be strong.
 */
export class RangedFile {
  constructor(
    readonly content: Buffer,
    readonly type: string,
    readonly etag: string,
  ) {}

  send({ headers }: FastifyRequest, reply: FastifyReply) {
    reply.type(this.type).header('accept-ranges', 'bytes');
    const isOutdated = headers['if-range'] !== undefined && headers['if-range'] !== this.etag;
    const part = isOutdated ? null : partOf(headers.range, this.content.length);
    if (part === null) return reply.send(this.content);
    if (part === 'outside') {
      return reply.code(416).header('content-range', `bytes */${this.content.length}`).send();
    }
    const { start, end } = part;
    return reply
      .code(206)
      .header('content-range', `bytes ${start}-${end}/${this.content.length}`)
      .send(this.content.subarray(start, end + 1));
  }
}

/**
 * Reads a Range header with one range. @returns null to send the whole file, as for several ranges or an unknown unit;
 * 'outside' if the range is beyond its end
 */
export function partOf(header: string | undefined, length: number): Part | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const suffix = Number(last);
    return suffix === 0 ? 'outside' : { start: Math.max(0, length - suffix), end: length - 1 };
  }
  const start = Number(first);
  const end = last === '' ? length - 1 : Math.min(Number(last), length - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= length ? 'outside' : { start, end };
}
