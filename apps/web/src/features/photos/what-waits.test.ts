import { expect, it } from 'vitest';
import type { ChosenPhoto } from '../../ui/photo/use-chosen-photos.ts';
import { askedFor } from './what-waits.ts';

const photo = (key: string, state: ChosenPhoto['state']): ChosenPhoto => ({
  ...{ key, state, preview: '', pose: '', takenOn: '', at: 0 },
  file: new File([], `${key}.png`),
});

it('sends by itself only what somebody asked to send, not what was chosen since or called off', () => {
  const waiting = [photo('unreached', 'failed'), photo('since', 'chosen'), photo('off', 'chosen')];
  expect(askedFor(waiting).map(({ key }) => key)).toEqual(['unreached']);
});
