import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { expect } from 'vitest';
import { serverTest } from '../../testing/fixtures.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { sendPhoto } from '../../testing/send-photo.ts';
import type { TestBrowser } from '../../testing/test-app.ts';
import { createLog } from '../log.ts';

const lines: string[] = [];
const destination = new Writable({
  write(chunk, _encoding, done) {
    lines.push(...String(chunk).trim().split('\n'));
    done();
  },
});

const it = serverTest
  .extend('options', { log: createLog('info', destination) })
  .extend('port', { scope: 'file' }, async ({ server }) =>
    Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port),
  )
  .extend('api', ({ server, port }) => {
    async function openSender() {
      const person = await createPerson(server.db);
      return { id: person.id, browser: await signIn(server, person) };
    }
    /** Announces the largest allowed photo and sends only a few bytes. */
    async function announce({ id, browser }: Announced): Promise<Socket> {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      socket.write(
        `POST /api/users/${id}/photos?purpose=progress HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\n` +
          `Cookie: ${cookie}\r\nContent-Type: image/jpeg\r\nContent-Length: 15000000\r\n\r\n${'x'.repeat(54)}`,
      );
      return socket;
    }
    const announceMany = (sender: Announced, count: number) =>
      Promise.all(Array.from({ length: count }, () => announce(sender)));
    return { openSender, announceMany };
  });

interface Announced {
  id: string;
  browser: TestBrowser;
}

/** The first response on any of these sockets, because the order of arrival is unknown. */
const firstStatusOn = async (sockets: readonly Socket[]) => {
  const answer = await Promise.race(sockets.map(async (socket) => once(socket, 'data')));
  return Number(/^HTTP\/1.1 (\d+)/.exec(String(answer[0]))?.[1]);
};

it("doesn't let slow uploads with a large announced size block other people's photos", async ({
  api,
}) => {
  const senders = await Promise.all([api.openSender(), api.openSender(), api.openSender()]);
  const sockets = (await Promise.all(senders.map((sender) => api.announceMany(sender, 7)))).flat();
  expect(await firstStatusOn(sockets)).toBe(429);
  const other = await api.openSender();
  expect(await sendPhoto(other.browser, other.id, 'progress')).toEqual(expect.any(String));
  for (const socket of sockets) socket.destroy();
});

it("frees an upload's slot as soon as its socket closes, and logs no error", async ({ api }) => {
  const sender = await api.openSender();
  const deleted = () => lines.filter((line) => line.includes('the client disconnected')).length;
  for (let round = 0; round < 3; round += 1) {
    const before = deleted();
    const sockets = await api.announceMany(sender, 7);
    expect(await firstStatusOn(sockets)).toBe(429);
    for (const socket of sockets) socket.destroy();
    while (deleted() < before + 6) await new Promise((done) => setImmediate(done));
  }
  const levels = lines.map((line) => JSON.parse(line)).filter(({ level }) => level > 30);
  expect(levels).toEqual([]);
});
