/** What a strap says in one notification. */
export interface HeartRateMeasurement {
  bpm: number;
  /** False where the strap knows that it does not touch the skin; true where it cannot tell. */
  hasContact: boolean;
}

const WIDE = 0b00001;
const CONTACT = 0b00010;
const CONTACT_KNOWN = 0b00100;

/**
 * Reads the characteristic 0x2A37 of the Bluetooth heart rate service: a byte of flags, then the
 * rate in 8 or, where bit 0 is set, in 16 bits, little end first. Energy and beat intervals that may
 * follow are of no use here. Null for what is no measurement.
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

/** A rate that a living heart can have: straps send 0 while they look for one. */
export function isBelievable({ bpm, hasContact }: HeartRateMeasurement): boolean {
  return hasContact && bpm >= 30 && bpm <= 250;
}
