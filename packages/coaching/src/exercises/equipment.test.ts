import { expect, it } from 'vitest';
import { leastAccess } from './equipment.ts';
import { HOME_EQUIPMENT } from './home-equipment.ts';

it('knows every item people may have at home, none of which requires a gym', () => {
  for (const piece of HOME_EQUIPMENT) {
    expect(['home_basic', 'home_full'], piece).toContain(leastAccess([piece]));
  }
});

it('requires the lowest access level that has every item, and throws for an unknown one', () => {
  expect(leastAccess([])).toBe('home_basic');
  expect(leastAccess(['Dumbbells', 'Leg press'])).toBe('gym');
  expect(() => leastAccess(['Trampoline'])).toThrow(RangeError);
});
