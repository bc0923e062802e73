import { expect, it } from 'vitest';
import { hintedRole, hintsAtSession } from './session-hint.ts';

it('finds the hint at any position among the cookies', () => {
  expect(hintsAtSession('posedown_signed_in=coach')).toBe(true);
  expect(hintsAtSession('theme=dark; posedown_signed_in=client; other=2')).toBe(true);
});

it('does not mistake similar cookies for the hint', () => {
  for (const cookies of ['', 'posedown_signed_in=', 'not_posedown_signed_in=1', 'a=posedown']) {
    expect(hintsAtSession(cookies)).toBe(false);
  }
});

it('returns the role whose screens to expect', () => {
  expect(hintedRole('theme=dark; posedown_signed_in=coach; other=2')).toBe('coach');
  expect(hintedRole('not_posedown_signed_in=coach')).toBeUndefined();
});
