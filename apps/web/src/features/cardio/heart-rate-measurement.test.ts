import { describe, expect, it } from 'vitest';
import { isBelievable, parseHeartRate } from './heart-rate-measurement.ts';

const view = (...bytes: number[]) => new DataView(Uint8Array.from(bytes).buffer);

describe('the heart rate measurement of Bluetooth', () => {
  it('reads a rate of 8 bits', () => {
    expect(parseHeartRate(view(0b00000, 142))).toEqual({ bpm: 142, hasContact: true });
  });

  it('reads a rate of 16 bits, little end first', () => {
    expect(parseHeartRate(view(0b00001, 0x0e, 0x01))).toEqual({ bpm: 270, hasContact: true });
  });

  it('tells a strap without skin from one that cannot tell', () => {
    expect(parseHeartRate(view(0b00100, 80))?.hasContact).toBe(false);
    expect(parseHeartRate(view(0b00110, 80))?.hasContact).toBe(true);
    expect(parseHeartRate(view(0b00010, 80))?.hasContact).toBe(true);
  });

  it('is not led astray by energy and beat intervals behind the rate', () => {
    expect(parseHeartRate(view(0b11110, 151, 0x10, 0x00, 0x9a, 0x01))?.bpm).toBe(151);
  });

  it('answers nothing for what is cut off', () => {
    expect(parseHeartRate(view())).toBeNull();
    expect(parseHeartRate(view(0))).toBeNull();
    expect(parseHeartRate(view(1, 142))).toBeNull();
  });

  it('does not believe a rate of no living heart, nor one without contact', () => {
    const rates = [0, 29, 30, 250, 251].map((bpm) => isBelievable({ bpm, hasContact: true }));
    expect(rates).toEqual([false, false, true, true, false]);
    expect(isBelievable({ bpm: 120, hasContact: false })).toBe(false);
  });
});
