import { expect, it } from 'vitest';
import { weightText } from './weight-text.ts';

it.each([
  [75, undefined, '75 kg'],
  [75.34, 'metric', '75.3 kg'],
  [77.110703, 'imperial', '170 lb'],
  [100, 'imperial', '220.5 lb'],
] as const)('formats %d kg for %s as %s', (kg, units, text) => {
  expect(weightText(kg, units)).toBe(text);
});
