import { expect, it } from 'vitest';
import { readJudgement } from './judgement.ts';

const SAID = { overallQuality: 8, nextSessionFocus: 'Lats.', videoUrl: 'https://example.com/1' };

it('comes back from a reload as it was, and only when it was one', () => {
  expect(readJudgement(JSON.parse(JSON.stringify(SAID)))).toEqual(SAID);
  const wrong = [null, 'x', { ...SAID, overallQuality: '8' }, { ...SAID, videoUrl: 7 }];
  for (const draft of wrong) expect(readJudgement(draft)).toBeUndefined();
});

it('comes back from before an update too, with nothing said of what was not asked for', () => {
  const { videoUrl: _, ...old } = SAID;
  expect(readJudgement(old)).toEqual({ ...old, videoUrl: '' });
});
