import type { Readable } from 'node:stream';
import type { Services } from '../services.ts';

/** Node's error code for a stream whose reader disconnected. */
const READER_LEFT = 'ERR_STREAM_PREMATURE_CLOSE';

/** Logs why a streamed download was interrupted, because its reply has begun and can't report it. */
export function reportBreak(stream: Readable, log: Pick<Services['log'], 'info' | 'error'>) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === READER_LEFT)
      log.info('the client disconnected before it received the whole export');
    else log.error({ err: error }, 'an export was interrupted');
  });
}
