import { fieldErrorsOf, userMessageOf } from '../../lib/api-error.ts';
import type { ExtrasBody } from '../../ui/message-extras/chosen-extras.ts';

const REFUSED = 'The server couldn’t save it.';
const GONE = 'A photo or link isn’t available anymore. Try again to send the text without them.';

/** A message that has not been sent to the server yet. */
export interface OutboxLine extends ExtrasBody {
  /** Created once, so that retries store the message only once. */
  key: string;
  athleteId: string;
  content: string;
  /** Photos that have already been uploaded; absent if there are none. */
  photoIds?: string[];
  /** When it was written. */
  at: string;
  /** The same for a message to many, so that the rest of it can be stopped. */
  batch?: string;
  /** Why the server rejected it; absent while it waits for the network. */
  problem?: string;
}

/**
 * The rejected message to store in the outbox. If a photo or the target of a link was deleted, its text can still be
 * sent.
 */
export function rejectedLine(line: OutboxLine, error: unknown): OutboxLine {
  const { photoIds, markedPhotos, links, ...text } = line;
  const errors = fieldErrorsOf(error);
  const isGone = errors.photoIds ?? errors.markedPhotos ?? errors.links;
  if (isGone && line.content !== '') return { ...text, problem: GONE };
  return { ...line, problem: userMessageOf(error, REFUSED) };
}
