import { describe, expect, it } from 'vitest';
import { isPlausible, parseHeartRate, strapActions } from './heart-strap.ts';

const view = (...bytes: number[]) => new DataView(Uint8Array.from(bytes).buffer);

describe('a Bluetooth heart rate measurement', () => {
  it('parses a rate of 8 bits', () => {
    expect(parseHeartRate(view(0b00000, 142))).toEqual({ bpm: 142, hasContact: true });
  });

  it('parses a rate of 16 bits, little-endian', () => {
    expect(parseHeartRate(view(0b00001, 0x0e, 0x01))).toEqual({ bpm: 270, hasContact: true });
  });

  it('distinguishes no skin contact from unknown contact', () => {
    expect(parseHeartRate(view(0b00100, 80))?.hasContact).toBe(false);
    expect(parseHeartRate(view(0b00110, 80))?.hasContact).toBe(true);
    expect(parseHeartRate(view(0b00010, 80))?.hasContact).toBe(true);
  });

  it('ignores energy and beat intervals after the rate', () => {
    expect(parseHeartRate(view(0b11110, 151, 0x10, 0x00, 0x9a, 0x01))?.bpm).toBe(151);
  });

  it('returns null if truncated', () => {
    expect(parseHeartRate(view())).toBeNull();
    expect(parseHeartRate(view(0))).toBeNull();
    expect(parseHeartRate(view(1, 142))).toBeNull();
  });

  it('is not plausible outside 30 to 250 bpm or without contact', () => {
    const rates = [0, 29, 30, 250, 251].map((bpm) => isPlausible({ bpm, hasContact: true }));
    expect(rates).toEqual([false, false, true, true, false]);
    expect(isPlausible({ bpm: 120, hasContact: false })).toBe(false);
  });
});

it('offers returning to the simulated rate in every strap status', () => {
  for (const status of ['connecting', 'connected', 'lost'] as const) {
    expect(strapActions(status).map((action) => action?.act)).toContain('disconnect');
  }
  expect(strapActions('lost').map((action) => action?.act)).toContain('reconnect');
  expect(strapActions('off').map((action) => action?.act)).toEqual(['connect']);
});
