import { fieldErrorsOf, userMessageOf } from '../../lib/api-error.ts';

const REFUSED = 'The server couldn’t save it.';
const PHOTOS_GONE =
  'Its photos are no longer on this device. Try again to send the text without them.';

/** A line that has not reached the server yet. */
export interface OutboxLine {
  /** Made once: sent as often as it takes, the line is stored once. */
  key: string;
  athleteId: string;
  content: string;
  /** Photos that the server has already; absent where there are none. */
  photoIds?: string[];
  /** When it was written. */
  at: string;
  /** Why the server does not take it; absent while it waits for the network. */
  problem?: string;
}

/** What to keep of a rejected message: text whose photos are gone can be sent without them. */
export function refusedLine(line: OutboxLine, error: unknown): OutboxLine {
  const { photoIds, ...words } = line;
  const arePhotosGone = photoIds && fieldErrorsOf(error).photoIds !== undefined;
  if (arePhotosGone && line.content !== '') return { ...words, problem: PHOTOS_GONE };
  return { ...line, problem: userMessageOf(error, REFUSED) };
}
