import type { Readable } from 'node:stream';
import type { Services } from '../services.ts';

/** Node's error code for a stream whose reader disconnected. */
const READER_LEFT = 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Logs why a streamed download broke off. Its reply has begun, so only the operator can be told; client disconnects are
 * ignored.
 */
export function reportBreak(stream: Readable, log: Pick<Services['log'], 'info' | 'error'>) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === READER_LEFT) log.info('the client hung up before it had the whole export');
    else log.error({ err: error }, 'an export broke off');
  });
}
