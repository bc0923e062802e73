/* The part of Web Bluetooth that a heart-rate strap needs; TypeScript's DOM types lack it. */
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

/** Whether this browser can connect to a strap. */
export const hasBluetooth = (): boolean => bluetooth() !== undefined;

export type StrapStatus = 'off' | 'connecting' | 'connected' | 'lost';

interface StrapListener {
  onBpm: (bpm: number) => void;
  onStatus: (status: StrapStatus) => void;
}

/** A strap being chosen or connected. */
export interface HeartStrap {
  /** Connects again after the connection was lost. */
  reconnect: () => void;
  /** Permanent: a strap that responds later is disconnected as well. */
  disconnect: () => void;
}

/**
 * Lets the athlete choose a strap and listens to it. Browsers allow this only in a tap. The status is 'off' if none
 * is chosen or the chosen one doesn't respond.
 */
export function connectStrap({ onBpm, onStatus }: StrapListener): HeartStrap {
  let gatt: GattServer | undefined;
  let isActive = true;

  /** @returns whether it responded */
  async function connect(): Promise<boolean> {
    if (!gatt || !isActive) return false;
    onStatus('connecting');
    const answered = await gatt
      .connect()
      .then((server) => listen(server, onBpm))
      .then(() => true)
      .catch(() => false);
    if (isActive) onStatus(answered ? 'connected' : 'lost');
    else gatt.disconnect();
    return answered;
  }

  function disconnect() {
    isActive = false;
    gatt?.disconnect();
    onStatus('off');
  }

  async function choose() {
    const device = await bluetooth()?.requestDevice({ filters: [{ services: ['heart_rate'] }] });
    gatt = device?.gatt;
    // Reconnects once automatically, then the athlete decides.
    device?.addEventListener('gattserverdisconnected', () => void connect());
    if (!(await connect()) && isActive) disconnect();
  }

  // Rejects if no strap was chosen.
  choose().catch(() => undefined);
  return { reconnect: () => void connect(), disconnect };
}

async function listen(gatt: GattServer, onBpm: StrapListener['onBpm']) {
  const service = await gatt.getPrimaryService('heart_rate');
  const characteristic = await service.getCharacteristic('heart_rate_measurement');
  characteristic.addEventListener('characteristicvaluechanged', () => {
    const measured = characteristic.value ? parseHeartRate(characteristic.value) : null;
    if (measured && isPlausible(measured)) onBpm(measured.bpm);
  });
  await characteristic.startNotifications();
}

interface StrapAction {
  label: string;
  act: 'connect' | 'reconnect' | 'disconnect';
}

/** The strap actions in the current status, the main one first. It's always possible to go back to a simulated rate. */
export function strapActions(status: StrapStatus): readonly [StrapAction, StrapAction?] {
  if (status === 'off') return [{ label: 'Connect heart-rate strap', act: 'connect' }];
  if (status !== 'lost') return [{ label: 'Disconnect strap', act: 'disconnect' }];
  return [
    { label: 'Reconnect strap', act: 'reconnect' },
    { label: 'Continue with a simulated rate', act: 'disconnect' },
  ];
}

/** One notification of a strap. */
interface HeartRateMeasurement {
  bpm: number;
  /** False if the strap detects no skin contact; true if it can't tell. */
  hasContact: boolean;
}

const WIDE = 0b00001;
const CONTACT = 0b00010;
const CONTACT_KNOWN = 0b00100;

/**
 * Parses the characteristic 0x2A37 of the Bluetooth heart rate service: a byte of flags, then the rate in 8 bits or,
 * if bit 0 is set, in 16 bits, little-endian. Energy and beat intervals may follow and are ignored. Null if truncated.
 */
export function parseHeartRate(view: DataView): HeartRateMeasurement | null {
  if (view.byteLength < 2) return null;
  const flags = view.getUint8(0);
  const isWide = (flags & WIDE) !== 0;
  if (isWide && view.byteLength < 3) return null;
  const bpm = isWide ? view.getUint16(1, true) : view.getUint8(1);
  const hasContact = (flags & CONTACT_KNOWN) === 0 || (flags & CONTACT) !== 0;
  return { bpm, hasContact };
}

/** Whether the rate is plausible: straps send 0 while they search for a pulse. */
export function isPlausible({ bpm, hasContact }: HeartRateMeasurement): boolean {
  return hasContact && bpm >= 30 && bpm <= 250;
}
