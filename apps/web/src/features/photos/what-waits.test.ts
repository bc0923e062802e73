import { expect, it } from 'vitest';
import { askedFor, dayOf } from './what-waits.ts';

it('sends by itself only what somebody asked to send, not what was chosen since or called off', () => {
  const waiting = [
    { key: 'unreached', askedOn: '2026-11-20' },
    { key: 'since' },
    { key: 'off', askedOn: undefined },
  ];
  expect(askedFor(waiting).map(({ key }) => key)).toEqual(['unreached']);
});

it('takes a photo for one of the day on which it was chosen, or for which it was asked', () => {
  const today = '2026-11-24';
  expect(dayOf({ takenOn: '2026-11-23' }, today)).toBe('2026-11-23');
  expect(dayOf({ takenOn: '2026-11-23', askedOn: '2026-11-01' }, today)).toBe('2026-11-01');
  expect(dayOf({ takenOn: '' }, today)).toBe(today);
});
