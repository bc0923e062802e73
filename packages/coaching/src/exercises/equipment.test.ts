import { expect, it } from 'vitest';
import { leastAccess } from './equipment.ts';
import { HOME_EQUIPMENT } from './home-equipment.ts';

it('knows every piece that people may have at home, none of which takes a gym', () => {
  for (const piece of HOME_EQUIPMENT) {
    expect(['home_basic', 'home_full'], piece).toContain(leastAccess([piece]));
  }
});

it('asks for the least access that has every piece, and throws at an unknown one', () => {
  expect(leastAccess([])).toBe('home_basic');
  expect(leastAccess(['Dumbbells', 'Leg press'])).toBe('gym');
  expect(() => leastAccess(['Trampoline'])).toThrow(RangeError);
});
