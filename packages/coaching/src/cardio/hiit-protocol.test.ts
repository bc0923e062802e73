import { describe, expect, it } from 'vitest';
import { HIIT_PHASES, HIIT_PROTOCOL, HIIT_TIMED_MINUTES, hiitTargets } from './hiit-protocol.ts';

describe('HIIT protocol', () => {
  it('alternates high and recovery for 16 phases of 30 and 90 seconds, high first', () => {
    expect(HIIT_PHASES).toHaveLength(16);
    for (const [index, phase] of HIIT_PHASES.entries()) {
      const isHigh = index % 2 === 0;
      expect(phase, `phase ${index + 1}`).toEqual({
        type: isHigh ? 'high' : 'recovery',
        durationSeconds: isHigh ? 30 : 90,
      });
    }
  });

  it('has a stated total of 25 minutes, 22 of them timed', () => {
    expect(HIIT_PROTOCOL.totalMinutes).toBe(25);
    expect(HIIT_TIMED_MINUTES).toBe(22);
  });

  it('has the specified targets at a maximum of 188 and scales them for other maximums', () => {
    expect(hiitTargets(188)).toEqual({
      high: { min: 158, max: 178 },
      recovery: { min: 118, max: 138 },
    });
    expect(hiitTargets(160).high).toEqual({ min: 134, max: 151 });
  });
});
