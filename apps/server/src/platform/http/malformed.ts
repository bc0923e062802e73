import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ERROR_STATUS, type ErrorCode, type ErrorReply } from '@posedown/contract';

/** User messages for requests Node rejects before routing. */
const NODE_ERRORS: Record<string, [ErrorCode, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['request_timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: ['headers_too_large', 'The headers are too large.'],
};

const OTHERS: [ErrorCode, string] = ['bad_request', 'We couldn’t read that request.'];

/** Replies to malformed requests in the documented shape, and closes the connection. */
export function answerMalformed(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(answerTo(error));
  socket.destroySoon();
}

function answerTo({ code = '' }: NodeJS.ErrnoException): string {
  const [name, sentence] = NODE_ERRORS[code] ?? OTHERS;
  const reply: ErrorReply = { error: sentence, code: name, requestId: randomUUID() };
  const body = JSON.stringify(reply);
  const status = ERROR_STATUS[name];
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
