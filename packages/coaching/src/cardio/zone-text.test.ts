import { expect, it } from 'vitest';
import { cardioEffortText, cardioZoneText } from './zone-text.ts';

it("has a day's zone and heart rates as in the plan, by maximum or Karvonen", () => {
  expect(cardioZoneText('LISS', 188)).toBe('Zone 2: 113-132 bpm');
  expect(cardioZoneText('HIIT', 188)).toBe('Zones 4-5: 158-178 bpm');
  expect(cardioZoneText('Active Recovery', 188)).toBe('Zone 1: 94-113 bpm');
  // 60 + 0.6·128 = 136.8 and 60 + 0.7·128 = 149.6
  expect(cardioZoneText('LISS', 188, 60)).toBe('Zone 2: 137-150 bpm');
  expect(cardioZoneText('Rest', 188)).toBe('None');
});

it('describes effort by feel, without heart rates, if none can be computed', () => {
  expect(cardioEffortText('Rest')).toBe('None');
  for (const type of ['LISS', 'HIIT', 'Active Recovery'] as const) {
    expect(cardioEffortText(type)).toMatch(/^By feel: [^0-9]+$/);
  }
});
