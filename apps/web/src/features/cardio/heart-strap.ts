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

/** A strap, from the tap that asks for one. */
export interface HeartStrap {
  /** Connects again after the connection was lost. */
  reconnect: () => void;
  /** For good: one that is only found later is let go too. */
  disconnect: () => void;
}

/**
 * Lets the athlete choose a strap and listens to it. Call it in a tap. Where none is chosen, or the one
 * that was does not answer, it is off.
 */
export function connectStrap({ onBpm, onStatus }: StrapListener): HeartStrap {
  let gatt: GattServer | undefined;
  let isWanted = true;

  /** @returns whether it answered */
  async function connect(): Promise<boolean> {
    if (!gatt || !isWanted) return false;
    onStatus('connecting');
    const answered = await gatt
      .connect()
      .then((server) => listen(server, onBpm))
      .then(() => true)
      .catch(() => false);
    if (isWanted) onStatus(answered ? 'connected' : 'lost');
    else gatt.disconnect();
    return answered;
  }

  function disconnect() {
    isWanted = false;
    gatt?.disconnect();
    onStatus('off');
  }

  async function choose() {
    const device = await bluetooth()?.requestDevice({ filters: [{ services: ['heart_rate'] }] });
    gatt = device?.gatt;
    // Out of reach, or the battery shook: once by itself, then the athlete decides.
    device?.addEventListener('gattserverdisconnected', () => void connect());
    if (!(await connect()) && isWanted) disconnect();
  }

  // Rejected where none was chosen.
  choose().catch(() => undefined);
  return { reconnect: () => void connect(), disconnect };
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
