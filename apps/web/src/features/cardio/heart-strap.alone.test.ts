import { afterEach, expect, it, vi } from 'vitest';
import { connectStrap, type StrapStatus } from './heart-strap.ts';

afterEach(() => vi.unstubAllGlobals());

/** A mock strap in range. The test controls its responses. */
function strapInRange() {
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
  const events: (StrapStatus | number)[] = [];
  const strap = connectStrap({
    onBpm: (bpm) => events.push(bpm),
    onStatus: (status) => events.push(status),
  });
  /** Answers the pending connection. */
  const answer = async (answered: boolean) => {
    await expect.poll(() => answers).toHaveLength(1);
    answers.pop()?.(answered);
    await new Promise((done) => setTimeout(done));
  };
  return { strap, heard: events, gatt, device, heart, answer };
}

it('reports the heart rate once connected, and is off after disconnecting', async () => {
  const { strap, heard, gatt, heart, answer } = strapInRange();
  await answer(true);
  heart.dispatchEvent(new Event('characteristicvaluechanged'));
  strap.disconnect();
  expect(heard).toEqual(['connecting', 'connected', 128, 'off']);
  expect(gatt.disconnect).toHaveBeenCalledOnce();
});

it('is off, not lost, if the chosen strap doesn’t respond', async () => {
  const { heard, answer } = strapInRange();
  await answer(false);
  expect(heard.at(-1)).toBe('off');
});

it('reconnects once automatically, then manually', async () => {
  const { strap, heard, device, answer } = strapInRange();
  await answer(true);
  device.dispatchEvent(new Event('gattserverdisconnected'));
  await answer(false);
  expect(heard.at(-1)).toBe('lost');
  strap.reconnect();
  await answer(true);
  expect(heard.at(-1)).toBe('connected');
});

it('disconnects a strap that responds too late', async () => {
  const { strap, heard, gatt, answer } = strapInRange();
  await expect.poll(() => heard).toEqual(['connecting']);
  strap.disconnect();
  gatt.disconnect.mockClear();
  await answer(true);
  expect(heard.at(-1)).toBe('off');
  expect(gatt.disconnect).toHaveBeenCalledOnce();
});

it('stays off if no strap was chosen', async () => {
  const requestDevice = () => Promise.reject(new DOMException('none', 'NotFoundError'));
  vi.stubGlobal('navigator', { bluetooth: { requestDevice } });
  const onStatus = vi.fn();
  connectStrap({ onBpm: vi.fn(), onStatus });
  await new Promise((done) => setTimeout(done));
  expect(onStatus).not.toHaveBeenCalled();
});
