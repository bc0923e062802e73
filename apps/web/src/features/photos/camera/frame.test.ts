import { expect, it } from 'vitest';
import { seenArea } from './frame.ts';

it('cuts a wide picture at its sides and a tall one above and below, evenly', () => {
  expect(seenArea(1920, 1440)).toEqual({ x: 420, y: 0, width: 1080, height: 1440 });
  expect(seenArea(900, 1600)).toEqual({ x: 0, y: 200, width: 900, height: 1200 });
  expect(seenArea(300, 400)).toEqual({ x: 0, y: 0, width: 300, height: 400 });
});
