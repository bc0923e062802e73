import * as contract from '@posedown/contract';
import { expect, it } from 'vitest';
import * as limits from './voice-limits.ts';

it('matches the limits of the contract', () => {
  expect(limits).toMatchObject({
    VOICE_NOTE_MAX_SECONDS: contract.VOICE_NOTE_MAX_SECONDS,
    VOICE_NOTE_MAX_BYTES: contract.VOICE_NOTE_MAX_BYTES,
    VOICE_NOTE_BARS: contract.VOICE_NOTE_BARS,
  });
});
