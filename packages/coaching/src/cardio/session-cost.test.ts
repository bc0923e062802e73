import { describe, expect, it } from 'vitest';
import { cardioCost, cardioMets } from './session-cost.ts';

describe('the cost of a cardio session', () => {
  it('uses the ACSM equation for walking uphill', () => {
    // 5.5 km/h = 91.67 m/min at 5%: (9.167 + 8.25 + 3.5) / 3.5 = 5.976 METs.
    const mets = cardioMets({
      type: 'LISS',
      modality: 'treadmill-incline-walk',
      speedKmh: 5.5,
      inclinePercent: 5,
    });
    expect(mets).toBeCloseTo(5.976, 3);
  });

  it('uses the running equation from 8 km/h', () => {
    // 10 km/h = 166.67 m/min, level: (33.33 + 3.5) / 3.5 = 10.52 METs.
    const run = { type: 'LISS', modality: 'treadmill-incline-walk', speedKmh: 10 } as const;
    expect(cardioMets(run)).toBeCloseTo(10.52, 2);
    // 8 km/h = 133.33 m/min: running (26.667 + 3.5) / 3.5 = 8.619 METs, walking would be 4.810.
    expect(cardioMets({ ...run, speedKmh: 8 })).toBeCloseTo(8.619, 3);
    // 7.9 km/h = 131.67 m/min: walking (13.167 + 3.5) / 3.5 = 4.762 METs.
    expect(cardioMets({ ...run, speedKmh: 7.9 })).toBeCloseTo(4.762, 3);
  });

  it('uses the Compendium for machines, with separate values for intervals', () => {
    expect(cardioMets({ type: 'LISS', modality: 'stationary-bike' })).toBe(6.8);
    expect(cardioMets({ type: 'HIIT', modality: 'stationary-bike' })).toBe(8.8);
    expect(cardioMets({ type: 'LISS', modality: 'rowing-machine' })).toBe(7.3);
    expect(cardioMets({ type: 'HIIT', modality: 'rowing-machine' })).toBe(8.8);
    // A bike's speed doesn't determine its METs.
    expect(cardioMets({ type: 'LISS', modality: 'stationary-bike', speedKmh: 20 })).toBe(6.8);
  });

  it('derives the net cost from the gross cost', () => {
    // Bike 6.8 METs, 80 kg, 30 min: gross 6.8·3.5·80/200·30 = 285.6, net 5.8/6.8 of it = 243.6.
    const effort = { type: 'LISS', modality: 'stationary-bike' } as const;
    expect(cardioCost(effort, 80, 1800)).toEqual({ netKcal: 244, grossKcal: 286 });
  });
});
