import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { drawHook } from '../../lib/testing/draw-hook.ts';
import { useDeletePlan, useSaveVideo } from './api.ts';

const calls = vi.hoisted(() => {
  const exercise = '/api/exercises/:exerciseId';
  return {
    exercises: { method: 'GET', path: '/api/exercises' } as const,
    exercise: { method: 'GET', path: exercise } as const,
    exerciseVideo: { method: 'PUT', path: `${exercise}/video` } as const,
    trainingPlans: { method: 'GET', path: '/api/training-plans' } as const,
    deleteTrainingPlan: { method: 'DELETE', path: '/api/training-plans/:planId' } as const,
  };
});
// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({ calls }));

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
});

const drawn = <Given>(hook: () => Given) => drawHook(client, hook);

const loseAnswer = async () => {
  throw new TypeError('Failed to fetch');
};

it('refetches the plans after a lost response to a deletion, and treats a missing plan as deleted', async () => {
  const list = endpointKey(calls.trainingPlans);
  client.setQueryData(list, {});
  const remove = drawn(useDeletePlan);
  vi.stubGlobal('fetch', loseAnswer);
  await expect(remove.mutateAsync('plan')).rejects.toThrow();
  expect(client.getQueryState(list)?.isInvalidated).toBe(true);
  const notFound = { code: 'not_found', error: 'Plan not found.' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(notFound), { status: 404 }));
  await expect(remove.mutateAsync('plan')).resolves.toBeUndefined();
});

it('refetches an exercise after a lost response to a video save or a conflict', async () => {
  const queryKey = endpointKey(calls.exercise, { params: { exerciseId: 'squat' } });
  const save = drawn(() => useSaveVideo('squat'));
  const body = { videoUrl: 'https://video.example/a', videoVersion: 1 };
  const outdated = { code: 'changed_meanwhile', error: 'Another device was first.' };
  const refuse = async () => new Response(JSON.stringify(outdated), { status: 409 });
  for (const answer of [loseAnswer, refuse]) {
    client.setQueryData(queryKey, { id: 'squat', ...body });
    vi.stubGlobal('fetch', answer);
    await expect(save.mutateAsync(body)).rejects.toThrow();
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  }
});
