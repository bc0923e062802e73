import { expect, it } from 'vitest';
import { freePlace, type Obstacle } from './free-place.ts';

const ROOM = { top: 72, bottom: 780 };
const button = (top: number, bottom: number, isFixed = false): Obstacle => ({
  top,
  bottom,
  isFixed,
});

it('is at the bottom if there are no controls there', () => {
  expect(freePlace(100, ROOM, [button(100, 150)])).toBe(780);
});

it('moves above a bar fixed to the bottom, and above a button over it', () => {
  const bar = button(700, 760, true);
  const above = freePlace(100, ROOM, [bar]);
  expect(above).toBeLessThanOrEqual(700);
  expect(above).toBeGreaterThan(690);
  expect(freePlace(100, ROOM, [bar, button(620, 664)])).toBeLessThanOrEqual(620);
});

it('fits between two rows of buttons if there is enough space', () => {
  const bottom = freePlace(100, ROOM, [button(690, 780), button(500, 570)]);
  expect(bottom).toBeLessThanOrEqual(690);
  expect(bottom - 100).toBeGreaterThanOrEqual(570);
});

it('covers scrollable controls rather than fixed ones if there is no free space', () => {
  const rows = Array.from({ length: 9 }, (_, row) => button(72 + row * 80, 144 + row * 80));
  const bottom = freePlace(100, ROOM, [...rows, button(700, 780, true)]);
  expect(bottom).toBeLessThanOrEqual(700);
});

it('does not move while it covers nothing', () => {
  expect(freePlace(100, ROOM, [button(100, 150)], 500)).toBe(500);
  expect(freePlace(100, ROOM, [button(420, 460)], 500)).toBe(780);
});
