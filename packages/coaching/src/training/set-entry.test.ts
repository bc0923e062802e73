import { expect, it } from 'vitest';
import { SET_DEFAULTS } from './set-entry.ts';

it('takes RPE 8, a tempo of 2-0-2-0 and 30 s under tension where a plan says nothing', () => {
  expect(SET_DEFAULTS).toEqual({ rpe: 8, tempo: '2-0-2-0', timeUnderTension: 30 });
});
