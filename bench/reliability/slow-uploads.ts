import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type Product, startProduct } from '../../e2e/support/product.ts';
import { type Figure, percentile } from '../figure.ts';
import { residentMb } from '../start-time.ts';
import { AthleteWriter } from './athlete-writer.ts';

const SENDERS = 3;
const SOCKETS_EACH = 6;
const ANNOUNCED_BYTES = 15_000_000;
const SENT_BYTES = 54;
const PHOTOS = 10;

/**
 * Announces photos of maximum size on eighteen sockets, sends 54 bytes on each, and uploads another user's photos
 * in the meantime.
 */
export async function measureSlowUploads(): Promise<Figure[]> {
  const product = await startProduct();
  try {
    const other = new AthleteWriter(product.url);
    await other.signUp('other@test.example');
    await other.write('photo');
    const before = residentMb(product.pid);
    const sockets: Socket[] = [];
    for (let n = 0; n < SENDERS; n += 1) {
      const sender = new AthleteWriter(product.url);
      await sender.signUp(`sender-${n}@test.example`);
      for (let k = 0; k < SOCKETS_EACH; k += 1)
        sockets.push(await announce(product, sender.session));
    }
    const ends = Promise.all(sockets.map(endOf));
    const durations: number[] = [];
    for (let n = 0; n < PHOTOS; n += 1) {
      const startedAt = performance.now();
      await other.write('photo');
      durations.push(performance.now() - startedAt);
    }
    const heldMb = residentMb(product.pid) - before;
    const ended = await ends;
    const statuses = [...new Set(ended.map(({ status }) => status))].join(', ');
    return [
      {
        name: `a photo of someone else, beside ${sockets.length} sockets, median`,
        value: percentile(durations, 0.5),
        unit: 'ms',
        beside: `of ${PHOTOS}, all of them stored`,
      },
      { name: 'memory used', value: Math.max(0, heldMb), unit: 'MB' },
      {
        name: 'the last of the sockets is refused',
        value: Math.max(...ended.map(({ ms }) => ms)) / 1000,
        unit: 's',
        beside: `after its last byte; answers: ${statuses}`,
      },
    ];
  } finally {
    await product.close();
  }
}

async function announce({ url }: Product, cookie: string): Promise<Socket> {
  const { host, hostname, port } = new URL(url);
  const me = await fetch(`${url}/api/auth/me`, { headers: { cookie } });
  const { user } = (await me.json()) as { user: { id: string } };
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(
    `POST /api/users/${user.id}/photos?purpose=progress HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${url}\r\n` +
      `Cookie: ${cookie}\r\nContent-Type: image/jpeg\r\nContent-Length: ${ANNOUNCED_BYTES}\r\n\r\n${'x'.repeat(SENT_BYTES)}`,
  );
  return socket;
}

async function endOf(socket: Socket) {
  const startedAt = performance.now();
  const [answer]: Buffer[] = await once(socket, 'data');
  socket.destroy();
  const status = Number(String(answer).split(' ')[1]);
  return { status, ms: performance.now() - startedAt };
}
