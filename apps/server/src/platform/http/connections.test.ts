import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type ConnectionOptions, connectionsFor, createBoundedServer } from './connections.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function listen(handle: RequestListener, options: Partial<ConnectionOptions> = {}) {
  const server = createBoundedServer(handle, { isBehindProxy: false, ...options });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const { port } = server.address() as AddressInfo;
  return async function open() {
    const socket = connect(port, '127.0.0.1');
    ends.push(() => socket.destroy());
    await once(socket, 'connect');
    return socket;
  };
}

const batch = (count: number) =>
  Array.from({ length: count }, (_, n) => `GET /${n} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join('');

it('handles pipelined requests one after the other', async () => {
  const locked: ServerResponse[] = [];
  const urls: (string | undefined)[] = [];
  const open = await listen((request, response) => {
    urls.push(request.url);
    locked.push(response);
  });
  const socket = await open();
  let answers = '';
  socket.on('data', (part) => {
    answers += part;
  });
  socket.write(batch(20));
  for (let n = 0; n < 20; n += 1) {
    await expect.poll(() => locked.length).toBe(n + 1);
    locked[n]?.end(`body ${n};`);
  }
  await expect.poll(() => answers).toContain('body 19;');
  expect(urls).toEqual(Array.from({ length: 20 }, (_, n) => `/${n}`));
  expect(answers.match(/body \d+;/g)).toEqual(urls.map((_, n) => `body ${n};`));
});

it('closes a connection with hundreds of pipelined requests', async () => {
  let handled = 0;
  const open = await listen(() => {
    handled += 1;
  });
  const socket = await open();
  socket.resume();
  socket.write(batch(500));
  await once(socket, 'close');
  expect(handled).toBe(1);
});

it('limits one network to a quarter of all connections, but not a proxy', async () => {
  const answer: RequestListener = (_request, response) => response.end('here');
  const sendRequest = async (open: Awaited<ReturnType<typeof listen>>) => {
    const socket = await open();
    socket.write(batch(1));
    const [part] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
    return Buffer.isBuffer(part);
  };
  const direct = await listen(answer, { maxConnections: 12 });
  const answered: boolean[] = [];
  for (let n = 0; n < 6; n += 1) answered.push(await sendRequest(direct));
  expect(answered).toEqual([true, true, true, false, false, false]);
  const proxied = await listen(answer, { isBehindProxy: true, maxConnections: 4 });
  const passed: boolean[] = [];
  for (let n = 0; n < 6; n += 1) passed.push(await sendRequest(proxied));
  expect(passed).toEqual([true, true, true, true, false, false]);
});

it('knows the address of a request whose client has disconnected', async () => {
  const addresses: (string | undefined)[] = [];
  const handle: RequestListener = (request) =>
    request.once('close', () => addresses.push(request.socket.remoteAddress));
  const open = await listen(handle, { isBehindProxy: true });
  const socket = await open();
  socket.end(batch(1), () => socket.resetAndDestroy());
  await expect.poll(() => addresses).toEqual(['127.0.0.1']);
});

it("doesn't handle requests of a connection without an address", () => {
  const server = createBoundedServer(() => undefined, { isBehindProxy: true });
  const socket = new Socket();
  server.emit('connection', socket);
  expect(socket.destroyed).toBe(true);
});

it('leaves the process enough files besides its connections', () => {
  expect(connectionsFor(Number.POSITIVE_INFINITY)).toBe(10_000);
  expect(connectionsFor(1024)).toBe(274);
  expect(connectionsFor(64)).toBe(50);
});
