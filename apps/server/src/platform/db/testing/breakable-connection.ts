import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** When a connection to PostgreSQL is cut: at which statement, and whether it still gets through. */
export interface Cut {
  statement: number;
  isHeard: boolean;
}

/** A proxied connection to PostgreSQL that can be cut. */
export interface CutLine {
  /** The address of the proxy. */
  url: string;
  /** The number of statements sent so far. */
  statements(): number;
  /** Resolves once the server has responded to a client that sent this text. */
  heard(words: string): Promise<void>;
  /** Drops all clients and rejects new ones, like an unavailable server. */
  drop(): void;
  /** Accepts clients again. */
  restore(): void;
  /**
   * Cuts the connection of the next client that sends such a statement, after the server has
   * received it.
   */
  dropAfter(words: string): void;
  close(): Promise<void>;
}

/**
 * PostgreSQL protocol message types that start a statement: a simple query, and the bind of a prepared one, which a
 * connection that knows the statement sends without preparing it again.
 */
const FIRST = ['Q', 'B'];
/** Last messages of a batch the server waits for. */
const LAST = ['Q', 'S'];

/**
 * A proxy in front of PostgreSQL that drops the client at a statement, like a killed process or a broken connection.
 */
export async function openCutLine(url: string, cut?: Cut): Promise<CutLine> {
  const sockets = new Set<Socket>();
  let statements = 0;
  let isAway = false;
  let lastText: string | undefined;
  let awaited: { words: string; resolve: () => void } | undefined;
  const isHeard = cut?.isHeard ?? true;
  const isNextCut = (text: string) => {
    statements += 1;
    if (lastText === undefined || !text.includes(lastText)) return statements === cut?.statement;
    lastText = undefined;
    return true;
  };
  /** Judges the messages of one client. */
  const createJudge = (): Judge => {
    const textOf = readStatements();
    let isCut = false;
    return (message, letter, answered) => {
      if (awaited && message.includes(awaited.words)) void answered().then(awaited.resolve);
      const text = textOf(message, letter);
      if (FIRST.includes(letter) && isNextCut(text)) {
        if (!isHeard) return 'drop';
        isCut = true;
      }
      return isCut && LAST.includes(letter) ? 'carry and drop' : 'carry on';
    };
  };
  const server = createServer((client) => {
    if (isAway) client.destroy();
    else carry(client, url, sockets, createJudge());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: addressOf(server.address(), url),
    statements: () => statements,
    heard: (words) =>
      new Promise((resolve) => {
        awaited = { words, resolve };
      }),
    drop() {
      isAway = true;
      for (const socket of sockets) socket.destroy();
    },
    restore() {
      isAway = false;
    },
    dropAfter(words) {
      lastText = words;
    },
    async close() {
      for (const socket of sockets) {
        // The last message is forwarded completely.
        if (socket.writableEnded) await once(socket, 'close');
        else socket.destroy();
      }
      server.close();
      await once(server, 'close');
    },
  };
}

type Judge = (
  message: Buffer,
  letter: string,
  answered: () => Promise<unknown>,
) => 'carry on' | 'carry and drop' | 'drop';

/** Connects one client with the server until it is cut. */
function carry(client: Socket, url: string, sockets: Set<Socket>, judge: Judge) {
  const { hostname, port } = new URL(url);
  // Statements are forwarded message by message: gathering them would delay each by 40 ms.
  const up = connect({ port: Number(port), host: hostname, noDelay: true });
  for (const socket of [client, up]) {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  }
  up.pipe(client);
  up.on('close', () => client.destroy());
  client.on('end', () => up.end());
  const onMessage: Parameters<typeof readMessages>[0] = (message, letter) => {
    if (client.destroyed) return;
    const judgement = judge(message, letter, () => once(up, 'data'));
    if (judgement === 'carry on') return up.write(message);
    client.destroy();
    if (judgement === 'drop') return up.destroy();
    // Drains the reply, although its client is gone.
    up.unpipe(client).resume();
    return up.end(message);
  };
  client.on('data', readMessages(onMessage));
}

function addressOf(address: ReturnType<ReturnType<typeof createServer>['address']>, url: string) {
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  const through = new URL(url);
  through.host = `127.0.0.1:${address.port}`;
  return through.href;
}

/** Returns the text of the statement that a message prepares, binds or sends, for the messages of one client in order. */
function readStatements() {
  const texts = new Map<string, string>();
  return (message: Buffer, letter: string): string => {
    if (!['Q', 'P', 'B'].includes(letter)) return '';
    const [first = '', second = ''] = message.toString('latin1', 5).split('\0', 2);
    if (letter === 'Q') return first;
    if (letter === 'P') texts.set(first, second);
    return texts.get(letter === 'P' ? first : second) ?? '';
  };
}

/** Splits a client's messages. The first message of a connection has no type. */
function readMessages(onMessage: (message: Buffer, letter: string) => unknown) {
  let rest: Buffer = Buffer.alloc(0);
  let isFirst = true;
  return (data: Buffer) => {
    rest = Buffer.concat([rest, data]);
    for (;;) {
      const head = isFirst ? 0 : 1;
      if (rest.length < head + 4) return;
      const length = head + rest.readUInt32BE(head);
      if (rest.length < length) return;
      const message = rest.subarray(0, length);
      const letter = isFirst ? '' : String.fromCharCode(message[0] ?? 0);
      rest = rest.subarray(length);
      isFirst = false;
      onMessage(message, letter);
    }
  };
}
