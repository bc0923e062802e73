import { existsSync, readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from '../limits/networks.ts';

/** Browsers and proxies wait for each response. A script may pipeline a few requests. */
const MAX_WAITING = 20;
/** Even idle connections take memory. */
const MAX_CONNECTIONS = 10_000;
/** Files the process needs itself: the database, the log, the web app. */
const OWN_FILES = 200;
/** Open files per connection: its socket, the file being sent, and one spare. */
const FILES_PER_CONNECTION = 3;
/** The share of all connections one network may use. A whole gym may share one. */
const SHARE_OF_ONE_NETWORK = 4;

export interface ConnectionOptions {
  isBehindProxy: boolean;
  maxConnections?: number;
}

/**
 * The HTTP server below Fastify. It bounds connections and what each can ask for at once: each connection, page or
 * photo in progress is an open file, and a process without free ones breaks down.
 */
export function createBoundedServer(
  handle: RequestListener,
  { isBehindProxy, maxConnections = connectionsFor(openFileLimit()) }: ConnectionOptions,
): Server {
  const options: ServerOptions = {
    // Closes connections whose headers don't end, so slow ones can't pile up.
    headersTimeout: 30_000,
    // Node's own default for the whole body, because a photo takes minutes on a slow connection, and cutting it off
    // only means a retry.
    requestTimeout: 300_000,
    // Longer than the minute proxies keep an idle connection.
    keepAliveTimeout: 72_000,
  };
  const server = createServer(options, inOrder(handle));
  // Connections that send nothing are closed.
  server.setTimeout(30_000);
  server.maxConnections = maxConnections;
  server.on('connection', refuseWithoutAddress);
  // All connections of a proxy come from its own address.
  if (!isBehindProxy) limitPerNetwork(server, Math.ceil(maxConnections / SHARE_OF_ONE_NETWORK));
  return server;
}

/**
 * Closes a connection if its client is already gone. Limits and the audit log need the client's
 * address, and reading it here makes Node remember it.
 */
function refuseWithoutAddress(socket: Socket) {
  if (socket.remoteAddress === undefined) socket.destroy();
}

/** @param openFiles the process's limit of open files */
export const connectionsFor = (openFiles: number): number =>
  Math.max(
    50,
    Math.min(MAX_CONNECTIONS, Math.floor((openFiles - OWN_FILES) / FILES_PER_CONNECTION)),
  );

/** Linux reports it in a file. On other systems the limit is far above our usage. */
function openFileLimit(): number {
  const file = '/proc/self/limits';
  const limits = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const soft = /^Max open files\s+(\d+)/m.exec(limits)?.[1];
  return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft);
}

/**
 * Handles a connection's requests one after another, since replies leave in that order anyway. Without this, a
 * pipelined batch would run all at once.
 */
function inOrder(handle: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>();
  const start = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    response.once('close', () => {
      const next = waiting.get(socket)?.shift();
      if (next && !socket.destroyed) start(...next);
      else waiting.delete(socket);
    });
    handle(request, response);
  };
  return (request, response) => {
    const { socket } = request;
    // The remaining requests of a batch that was read before its connection was closed.
    if (socket.destroyed) return;
    const line = waiting.get(socket);
    if (!line) {
      waiting.set(socket, []);
      start(request, response);
    } else if (line.length < MAX_WAITING) {
      line.push([request, response]);
    } else {
      socket.destroy();
    }
  };
}

function limitPerNetwork(server: Server, most: number) {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    if (socket.remoteAddress === undefined) return;
    const key = addressKey(socket.remoteAddress);
    const count = (open.get(key) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(key, count);
    socket.once('close', () => {
      const left = (open.get(key) ?? 0) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
}
