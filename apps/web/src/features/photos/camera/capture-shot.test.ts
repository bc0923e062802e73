import { expect, it } from 'vitest';
import { visibleArea } from './capture-shot.ts';

it('crops wide pictures at the sides and tall ones at top and bottom, evenly', () => {
  expect(visibleArea(1920, 1440)).toEqual({ x: 420, y: 0, width: 1080, height: 1440 });
  expect(visibleArea(900, 1600)).toEqual({ x: 0, y: 200, width: 900, height: 1200 });
  expect(visibleArea(300, 400)).toEqual({ x: 0, y: 0, width: 300, height: 400 });
});
