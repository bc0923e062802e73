import * as contract from '@posedown/contract';
import { expect, it } from 'vitest';
import * as limits from './message-limits.ts';

it('matches the limits of the contract', () => {
  expect(limits).toMatchObject({
    MESSAGE_MAX_LENGTH: contract.MESSAGE_MAX_LENGTH,
    MESSAGE_EDIT_MINUTES: contract.MESSAGE_EDIT_MINUTES,
    MESSAGE_MAX_PHOTOS: contract.MESSAGE_MAX_PHOTOS,
  });
});
