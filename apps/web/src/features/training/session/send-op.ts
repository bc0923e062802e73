import { calls } from 'virtual:contract-calls';
import type { TrainingToday, WorkoutSession } from '@posedown/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { endpointKey } from '../../../lib/endpoint-path.ts';
import type { WorkoutOp } from './workout-op.ts';

/** Sends one workout operation. @throws as `call` does */
export async function sendWorkoutOp(client: QueryClient, op: WorkoutOp): Promise<void> {
  const session = await callFor(op);
  const key = endpointKey(calls.trainingToday);
  const open = session && !session.completed ? session : null;
  // A read that started before this reply may lack the operation, so it’s repeated.
  const isReading = client.isFetching({ queryKey: key }) > 0;
  const isOld = isReading || isSwap(op, client.getQueryData<TrainingToday>(key)?.open);
  await client.cancelQueries({ queryKey: key });
  client.setQueryData<TrainingToday>(key, (today) => {
    // A reply about an earlier session must not replace the open one.
    const isOther = today?.open && op.kind !== 'start' && today.open.id !== op.sessionId;
    return today && !isOther ? { ...today, open } : today;
  });
  if (isOld) void client.invalidateQueries({ queryKey: key });
  // The dashboard shows the progress of an open workout.
  void client.invalidateQueries({ queryKey: endpointKey(calls.dashboard) });
  if (op.kind !== 'finish' && op.kind !== 'abandon') return;
  void client.invalidateQueries({ queryKey: key });
  // Lists and statistics of the athlete.
  void client.invalidateQueries({ queryKey: ['/api', 'users'] });
}

/** Whether the operation replaces an exercise, which changes the suggestion for the next set. */
function isSwap(op: WorkoutOp, open: TrainingToday['open'] | undefined): boolean {
  if (op.kind !== 'exercise') return false;
  const current = open?.exerciseData.find(({ key }) => key === op.exerciseKey);
  return current?.exerciseId !== op.body.exerciseId;
}

function callFor(op: WorkoutOp): Promise<WorkoutSession | undefined> {
  const { sessionId } = op;
  switch (op.kind) {
    case 'start': {
      const { startedAt, day } = op;
      return call(calls.startSession, { body: { sessionId, workoutId: day.id, startedAt } });
    }
    case 'set':
      return call(calls.saveSet, { params: { sessionId, setId: op.setId }, body: op.body });
    case 'removeSet':
      return call(calls.removeSet, { params: { sessionId, setId: op.setId } });
    case 'exercise': {
      const params = { sessionId, exerciseKey: op.exerciseKey };
      return call(calls.saveSessionExercise, { params, body: op.body });
    }
    case 'finish':
      return call(calls.finishSession, { params: { sessionId }, body: op.body });
    case 'abandon':
      return call(calls.abandonSession, { params: { sessionId } });
  }
}
