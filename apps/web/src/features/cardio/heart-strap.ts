import { isBelievable, parseHeartRate } from './heart-rate-measurement.ts';

/* The part of Web Bluetooth that a heart-rate strap needs; browsers' types leave it out. */
interface Characteristic extends EventTarget {
  readonly value?: DataView;
  startNotifications: () => Promise<unknown>;
}
interface GattServer {
  readonly connected: boolean;
  connect: () => Promise<GattServer>;
  disconnect: () => void;
  getPrimaryService: (name: string) => Promise<{
    getCharacteristic: (name: string) => Promise<Characteristic>;
  }>;
}
interface StrapDevice extends EventTarget {
  readonly gatt?: GattServer;
}
interface Bluetooth {
  requestDevice: (options: { filters: { services: string[] }[] }) => Promise<StrapDevice>;
}

function bluetooth(): Bluetooth | undefined {
  return (navigator as Navigator & { bluetooth?: Bluetooth }).bluetooth;
}

/** Whether this browser can speak to a strap. */
export const hasBluetooth = (): boolean => bluetooth() !== undefined;

export type StrapStatus = 'off' | 'connecting' | 'connected' | 'lost';

interface StrapListener {
  onBpm: (bpm: number) => void;
  onStatus: (status: StrapStatus) => void;
}

/** A strap that was chosen. */
export interface HeartStrap {
  /** Connects again after the connection was lost. */
  reconnect: () => Promise<void>;
  disconnect: () => void;
}

/**
 * Lets the athlete choose a strap and listens to it. Call it in a tap.
 * @throws DOMException `NotFoundError` when none was chosen
 */
export async function connectStrap(listener: StrapListener): Promise<HeartStrap> {
  const device = await bluetooth()?.requestDevice({ filters: [{ services: ['heart_rate'] }] });
  if (!device?.gatt) throw new Error('this device has no Bluetooth connection');
  const { gatt } = device;
  let isWanted = true;

  async function connect() {
    listener.onStatus('connecting');
    try {
      await listen(await gatt.connect(), listener.onBpm);
      listener.onStatus('connected');
    } catch (error) {
      listener.onStatus('lost');
      throw error;
    }
  }

  device.addEventListener('gattserverdisconnected', () => {
    // Out of reach, or the battery shook: once by itself, then the athlete decides.
    if (isWanted) void connect().catch(() => undefined);
  });
  await connect();
  return {
    reconnect: connect,
    disconnect: () => {
      isWanted = false;
      gatt.disconnect();
      listener.onStatus('off');
    },
  };
}

async function listen(gatt: GattServer, onBpm: StrapListener['onBpm']) {
  const service = await gatt.getPrimaryService('heart_rate');
  const characteristic = await service.getCharacteristic('heart_rate_measurement');
  characteristic.addEventListener('characteristicvaluechanged', () => {
    const measured = characteristic.value ? parseHeartRate(characteristic.value) : null;
    if (measured && isBelievable(measured)) onBpm(measured.bpm);
  });
  await characteristic.startNotifications();
}
