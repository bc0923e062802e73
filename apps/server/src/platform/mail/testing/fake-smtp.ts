import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

export interface FakeSmtp {
  url: string;
  /** Received mails, oldest first, with headers. */
  mails: string[];
  /** Replaces the reply to a command, or ends the connection instead of replying. */
  replies: Map<string, string | 'hang up'>;
  close(): Promise<void>;
}

const USUAL: Record<string, string> = {
  EHLO: '250 fake',
  MAIL: '250 OK',
  RCPT: '250 OK',
  DATA: '354 Go ahead',
  QUIT: '221 Bye',
};
/** The end of a mail's text, to which `replies` can answer too. */
export const END_OF_MAIL = '.';

/**
 * A mail server on a free port of this machine. It accepts every mail unless told otherwise.
 * @param acceptMs how long it takes to accept one. No test needs that
 */
export async function openFakeSmtp(acceptMs = 0): Promise<FakeSmtp> {
  const mails: string[] = [];
  const replies: FakeSmtp['replies'] = new Map();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    // The connection breaks when a client is killed.
    talk(socket, { mails, replies, acceptMs }).catch(() => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    replies,
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

interface Desk extends Pick<FakeSmtp, 'mails' | 'replies'> {
  acceptMs: number;
}

async function talk(socket: Socket, { mails, replies, acceptMs }: Desk) {
  const answer = (command: string, usual = '250 OK') => {
    const reply = replies.get(command) ?? usual;
    if (reply === 'hang up') socket.destroy();
    else socket.write(`${reply}\r\n`);
    return reply;
  };
  let mail: string[] | null = null;
  answer('CONNECT', '220 fake');
  for await (const line of createInterface({ input: socket })) {
    if (mail === null) {
      const command = line.slice(0, 4).toUpperCase();
      if (answer(command, USUAL[command]).startsWith('354')) mail = [];
    } else if (line === END_OF_MAIL) {
      // A server may have received a mail whose sender never learns of it.
      const isRefused = /^[45]/.test(replies.get(END_OF_MAIL) ?? '');
      if (!isRefused) mails.push(mail.join('\n'));
      mail = null;
      if (acceptMs > 0) await pause(acceptMs);
      answer(END_OF_MAIL);
    } else {
      mail.push(line);
    }
  }
}
