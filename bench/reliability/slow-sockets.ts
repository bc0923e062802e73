import { connect, type Socket } from 'node:net';
import { startProduct } from '../../e2e/support/product.ts';
import { type Figure, percentile } from '../figure.ts';
import { residentMb } from '../start-time.ts';

const SOCKETS = 1000;
const LOOKS = 200;
const LARGE_MB = 200;

/**
 * Occupies the server with a thousand sockets that send one byte a second while checking its health. Then sends
 * bodies far above its limit, which it must reject before receiving them.
 */
export async function measureSlowSockets(): Promise<Figure[]> {
  const product = await startProduct();
  const { hostname, port } = new URL(product.url);
  const sockets: Socket[] = [];
  try {
    for (let n = 0; n < SOCKETS; n += 1) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.write('POST /api/auth/login HTTP/1.1\r\nHost: ');
      sockets.push(socket);
    }
    const drip = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write('x');
    }, 1000);
    const durations: number[] = [];
    for (let n = 0; n < LOOKS; n += 1) {
      const startedAt = performance.now();
      const { ok } = await fetch(`${product.url}/api/health`);
      if (!ok) throw new Error('the server is unhealthy');
      durations.push(performance.now() - startedAt);
      await new Promise((done) => setTimeout(done, 25));
    }
    clearInterval(drip);
    for (const socket of sockets) socket.destroy();
    const before = residentMb(product.pid);
    const { status, sentMb } = await sendOversizedBody(hostname, Number(port));
    return [
      {
        name: `health beside ${SOCKETS} slow sockets, p99`,
        value: percentile(durations, 0.99),
        unit: 'ms',
      },
      {
        name: `a body of ${LARGE_MB} MB is answered`,
        value: status,
        unit: 'status',
        beside: `after ${sentMb.toFixed(1)} MB`,
      },
      {
        name: 'memory used',
        value: Math.max(0, residentMb(product.pid) - before),
        unit: 'MB',
      },
    ];
  } finally {
    for (const socket of sockets) socket.destroy();
    await product.close();
  }
}

/** Announces a body far above the limit and keeps sending until the server closes the connection. */
function sendOversizedBody(hostname: string, port: number) {
  return new Promise<{ status: number; sentMb: number }>((resolve, reject) => {
    const socket = connect(port, hostname);
    const chunk = Buffer.alloc(65_536, 'x');
    let sent = 0;
    const total = LARGE_MB * 1_000_000;
    socket.write(
      `POST /api/auth/login HTTP/1.1\r\nHost: ${hostname}:${port}\r\nOrigin: http://${hostname}:${port}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${total}\r\n\r\n`,
    );
    const push = () => {
      while (sent < total && socket.writable) {
        sent += chunk.length;
        if (!socket.write(chunk)) return;
      }
    };
    socket.on('drain', push);
    socket.once('data', (data) => {
      resolve({ status: Number(data.toString().split(' ')[1]), sentMb: sent / 1e6 });
      socket.destroy();
    });
    socket.on('error', reject);
    push();
  });
}
