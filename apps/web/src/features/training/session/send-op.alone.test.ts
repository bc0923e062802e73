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
// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({ calls }));

it('refetches the suggestions after an exercise swap, not for an added set', async () => {
  const open = { id: 'session', exerciseData: [{ key: 'a', exerciseId: 'plank' }] };
  vi.stubGlobal('fetch', async () => Response.json(open));
  const key = endpointKey(calls.trainingToday);
  const isRefetched = async (exerciseKey: string, exerciseId: string) => {
    const client = new QueryClient();
    client.setQueryData(key, { open });
    const body = { exerciseId, sets: 4, skipped: false, position: 0 };
    const op: WorkoutOp = { kind: 'exercise', sessionId: 'session', exerciseKey, name: '', body };
    await sendWorkoutOp(client, op);
    return client.getQueryState(key)?.isInvalidated;
  };
  const refetched = [
    isRefetched('a', 'plank'),
    isRefetched('a', 'crunch'),
    isRefetched('b', 'plank'),
  ];
  expect(await Promise.all(refetched)).toEqual([false, true, true]);
});
