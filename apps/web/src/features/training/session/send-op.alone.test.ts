import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { endpointKey } from '../../../lib/endpoint-path.ts';
import { sendWorkoutOp } from './send-op.ts';
import type { WorkoutOp } from './workout-op.ts';

const calls = vi.hoisted(() => ({
  dashboard: { method: 'GET', path: '/api/dashboard' } as const,
  trainingToday: { method: 'GET', path: '/api/training/today' } as const,
  saveSessionExercise: { method: 'PUT', path: '/api/exercises/:exerciseKey' } as const,
}));
// The build writes them out of the contract.
vi.mock('virtual:contract-calls', () => ({ calls }));

it('asks anew what to aim at once an exercise is another, not for a set more', async () => {
  const open = { id: 'session', exerciseData: [{ key: 'a', exerciseId: 'plank' }] };
  vi.stubGlobal('fetch', async () => Response.json(open));
  const key = endpointKey(calls.trainingToday);
  const isAskedAnew = async (exerciseKey: string, exerciseId: string) => {
    const client = new QueryClient();
    client.setQueryData(key, { open });
    const body = { exerciseId, sets: 4, skipped: false, position: 0 };
    const op: WorkoutOp = { kind: 'exercise', sessionId: 'session', exerciseKey, name: '', body };
    await sendWorkoutOp(client, op);
    return client.getQueryState(key)?.isInvalidated;
  };
  const asked = [isAskedAnew('a', 'plank'), isAskedAnew('a', 'crunch'), isAskedAnew('b', 'plank')];
  expect(await Promise.all(asked)).toEqual([false, true, true]);
});
