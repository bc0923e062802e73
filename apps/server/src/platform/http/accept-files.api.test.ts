import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson, signIn } from '../../testing/people.ts';
import { sendPhoto } from '../../testing/send-photo.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { createLog } from '../log.ts';

const lines: string[] = [];
const destination = new Writable({
  write(chunk, _encoding, done) {
    lines.push(...String(chunk).trim().split('\n'));
    done();
  },
});

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await openTestApp({}, { log: createLog('info', destination) });
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => test.close());

async function openSender() {
  const person = await createPerson(test.db);
  return { id: person.id, browser: await signIn(test, person) };
}

interface Announced {
  id: string;
  browser: TestBrowser;
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

/** The first response on any of these sockets, because the order of arrival is unknown. */
const firstStatusOn = async (sockets: readonly Socket[]) => {
  const answer = await Promise.race(sockets.map(async (socket) => once(socket, 'data')));
  return Number(/^HTTP\/1.1 (\d+)/.exec(String(answer[0]))?.[1]);
};

it("doesn't let slow uploads with a large announced size block other people's photos", async () => {
  const senders = await Promise.all([openSender(), openSender(), openSender()]);
  const sockets = (await Promise.all(senders.map((sender) => announceMany(sender, 7)))).flat();
  expect(await firstStatusOn(sockets)).toBe(429);
  const other = await openSender();
  expect(await sendPhoto(other.browser, other.id, 'progress')).toEqual(expect.any(String));
  for (const socket of sockets) socket.destroy();
});

it("frees an upload's slot as soon as its socket closes, and logs no error", async () => {
  const sender = await openSender();
  const deleted = () => lines.filter((line) => line.includes('the client hung up')).length;
  for (let round = 0; round < 3; round += 1) {
    const before = deleted();
    const sockets = await announceMany(sender, 7);
    expect(await firstStatusOn(sockets)).toBe(429);
    for (const socket of sockets) socket.destroy();
    while (deleted() < before + 6) await new Promise((done) => setImmediate(done));
  }
  const levels = lines.map((line) => JSON.parse(line)).filter(({ level }) => level > 30);
  expect(levels).toEqual([]);
});
