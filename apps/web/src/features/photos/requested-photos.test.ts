import { expect, it } from 'vitest';
import { dayOf, requestedPhotos } from './requested-photos.ts';

it('sends only requested photos automatically', () => {
  const waiting = [
    { key: 'unreached', askedOn: '2026-11-20' },
    { key: 'since' },
    { key: 'off', askedOn: undefined },
  ];
  expect(requestedPhotos(waiting).map(({ key }) => key)).toEqual(['unreached']);
});

it('dates a photo by its requested or chosen day', () => {
  const today = '2026-11-24';
  expect(dayOf({ takenOn: '2026-11-23' }, today)).toBe('2026-11-23');
  expect(dayOf({ takenOn: '2026-11-23', askedOn: '2026-11-01' }, today)).toBe('2026-11-01');
  expect(dayOf({ takenOn: '' }, today)).toBe(today);
});
