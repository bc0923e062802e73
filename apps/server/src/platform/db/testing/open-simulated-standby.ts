import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A server that answers like a PostgreSQL standby, on a free port. */
export interface SimulatedStandby {
  url: string;
  /** Resolves once this many connections were opened in total. */
  connections(count: number): Promise<void>;
  close(): Promise<void>;
}

const message = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const int16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const int32 = (value: number) => Buffer.concat([int16(value >> 16), int16(value & 65_535)]);
const text = (value: string) => Buffer.from(`${value}\0`);

const BOOL = 16;
const READY = message('Z', Buffer.from('I'));
const LOGGED_IN = Buffer.concat([message('R', int32(0)), READY]);
/** One row with one column: true. */
const IN_RECOVERY = Buffer.concat([
  message(
    'T',
    ...[int16(1), text('isStandby'), int32(0), int16(0)],
    ...[int32(BOOL), int16(1), int32(0), int16(0)],
  ),
  message('D', int16(1), int32(1), Buffer.from('t')),
  message('C', text('SELECT 1')),
  READY,
]);
const READ_ONLY = Buffer.concat([
  message(
    'E',
    ...[text('SERROR'), text('C25006'), text('Mcannot execute LISTEN during recovery')],
    Buffer.alloc(1),
  ),
  READY,
]);

/** It says that it is in recovery, and rejects every other statement. */
export async function openSimulatedStandby(): Promise<SimulatedStandby> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    // The first message logs in; the driver waits for each answer before it sends the next one.
    socket.once('data', () => {
      socket.write(LOGGED_IN);
      socket.on('data', (data) => {
        if (data.toString('latin1', 0, 1) === 'X') socket.end();
        else socket.write(data.includes('pg_is_in_recovery') ? IN_RECOVERY : READ_ONLY);
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return {
    url: `postgres://posedown@127.0.0.1:${address.port}/posedown`,
    async connections(count) {
      for (let opened = 0; opened < count; opened += 1) await once(server, 'connection');
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
