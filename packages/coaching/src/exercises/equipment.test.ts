import { expect, it } from 'vitest';
import { lowestAccess } from './equipment.ts';
import { HOME_EQUIPMENT } from './home-equipment.ts';

it('includes every item people may have at home, none of which requires a gym', () => {
  for (const piece of HOME_EQUIPMENT) {
    expect(['home_basic', 'home_full'], piece).toContain(lowestAccess([piece]));
  }
});

it('requires the lowest access level that has every item, and throws for an unknown one', () => {
  expect(lowestAccess([])).toBe('home_basic');
  expect(lowestAccess(['Dumbbells', 'Leg press'])).toBe('gym');
  expect(() => lowestAccess(['Trampoline'])).toThrow(RangeError);
});
