import { expect, it } from 'vitest';
import { outcomeOf, type WorkoutOp } from './workout-op.ts';

const finish: WorkoutOp = {
  kind: 'finish',
  sessionId: 'one',
  body: { finishedAt: '2026-11-21T19:00:00Z' },
};
const removal: WorkoutOp = { kind: 'removeSet', sessionId: 'one', setId: 'a' };

it('says of an operation that was refused that it was, not that it is saved', () => {
  const refetchMatching: WorkoutOp = structuredClone(finish);
  expect(outcomeOf(finish, [refetchMatching], [])).toBe('refused');
  expect(outcomeOf(finish, [removal], [])).toBe('partly');
});

it('says what the server has, and what waits on the device', () => {
  expect(outcomeOf(finish, [], [])).toBe('sent');
  expect(outcomeOf(finish, [], [finish])).toBe('waiting');
  expect(outcomeOf(finish, undefined, [finish])).toBe('waiting');
});
