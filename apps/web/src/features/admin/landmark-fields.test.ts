import { UNREADABLE_NUMBER, VOLUME_LANDMARKS } from '@posedown/coaching';
import { coachSettingsChangeSchema } from '@posedown/contract';
import { expect, it } from 'vitest';
import { validateBy } from '../../lib/contract-form.ts';
import { landmarkField, toLandmarks, toLandmarkValues } from './landmark-fields.ts';

const VALUES = toLandmarkValues(VOLUME_LANDMARKS);
const fieldErrors = (typed: object) =>
  validateBy(async () => coachSettingsChangeSchema)({
    volumeLandmarks: toLandmarks({ ...VALUES, ...typed }),
    version: 0,
  });

it('converts landmarks to form values and back without changes', () => {
  expect(VALUES['volumeLandmarks.chest.mavHigh']).toBe('20');
  expect(toLandmarks(VALUES)).toEqual(VOLUME_LANDMARKS);
});

it('names its fields like the paths of API errors', async () => {
  expect(await fieldErrors({})).toEqual({});
  const [from, most] = [landmarkField('traps', 'mavLow'), landmarkField('abs', 'mrv')];
  expect(await fieldErrors({ [from]: '', [most]: 'ten' })).toEqual({
    [from]: 'Enter a number between 0 and 40 sets',
    [most]: UNREADABLE_NUMBER,
  });
  expect(await fieldErrors({ [from]: '21' })).toEqual({
    [landmarkField('traps', 'mavHigh')]:
      'Traps: optimal to (MAV) may not be below optimal from (MAV)',
  });
});
