import { afterEach, expect, it, vi } from 'vitest';
import { connectStrap, type StrapStatus } from './heart-strap.ts';

afterEach(() => vi.unstubAllGlobals());

/** A strap within reach whose connection answers when told to. */
function strapInReach() {
  const heart = Object.assign(new EventTarget(), {
    value: new DataView(Uint8Array.of(0, 128).buffer),
    startNotifications: async () => undefined,
  });
  const answers: ((answered: boolean) => void)[] = [];
  const server = { getPrimaryService: async () => ({ getCharacteristic: async () => heart }) };
  const gatt = {
    disconnect: vi.fn(),
    connect: () =>
      new Promise((answer, refuse) => {
        answers.push((answered) => (answered ? answer(server) : refuse(new Error('out of reach'))));
      }),
  };
  const device = Object.assign(new EventTarget(), { gatt });
  vi.stubGlobal('navigator', { bluetooth: { requestDevice: async () => device } });
  const said: (StrapStatus | number)[] = [];
  const strap = connectStrap({
    onBpm: (bpm) => said.push(bpm),
    onStatus: (status) => said.push(status),
  });
  /** The connection that is under way answers. */
  const answer = async (answered: boolean) => {
    await expect.poll(() => answers).toHaveLength(1);
    answers.pop()?.(answered);
    await new Promise((done) => setTimeout(done));
  };
  return { strap, said, gatt, device, heart, answer };
}

it('says what the heart does once it is connected, and is off when it is let go', async () => {
  const { strap, said, gatt, heart, answer } = strapInReach();
  await answer(true);
  heart.dispatchEvent(new Event('characteristicvaluechanged'));
  strap.disconnect();
  expect(said).toEqual(['connecting', 'connected', 128, 'off']);
  expect(gatt.disconnect).toHaveBeenCalledOnce();
});

it('is off, and not lost, where the strap that was chosen does not answer', async () => {
  const { said, answer } = strapInReach();
  await answer(false);
  expect(said.at(-1)).toBe('off');
});

it('comes back by itself once, and then by hand', async () => {
  const { strap, said, device, answer } = strapInReach();
  await answer(true);
  device.dispatchEvent(new Event('gattserverdisconnected'));
  await answer(false);
  expect(said.at(-1)).toBe('lost');
  strap.reconnect();
  await answer(true);
  expect(said.at(-1)).toBe('connected');
});

it('lets go of a strap that answers only after it was given up', async () => {
  const { strap, said, gatt, answer } = strapInReach();
  await expect.poll(() => said).toEqual(['connecting']);
  strap.disconnect();
  gatt.disconnect.mockClear();
  await answer(true);
  expect(said.at(-1)).toBe('off');
  expect(gatt.disconnect).toHaveBeenCalledOnce();
});

it('stays off where no strap was chosen', async () => {
  const requestDevice = () => Promise.reject(new DOMException('none', 'NotFoundError'));
  vi.stubGlobal('navigator', { bluetooth: { requestDevice } });
  const onStatus = vi.fn();
  connectStrap({ onBpm: vi.fn(), onStatus });
  await new Promise((done) => setTimeout(done));
  expect(onStatus).not.toHaveBeenCalled();
});
