import type { Readable } from 'node:stream';
import type { Services } from '../services.ts';

/** What Node says of a stream whose reader went away. */
const READER_GONE = 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Says why a download that is read while it is sent breaks off. Its answer has begun, so only the operator can be
 * told; a client that hangs up is nothing to look into.
 */
export function reportBreak(stream: Readable, log: Pick<Services['log'], 'info' | 'error'>) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === READER_GONE) log.info('the client hung up before it had the whole export');
    else log.error({ err: error }, 'an export broke off');
  });
}
