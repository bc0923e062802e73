import { calls } from 'virtual:contract-calls';
import type { TrainingToday, WorkoutSession } from '@posedown/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { endpointKey } from '../../../lib/endpoint-path.ts';
import type { WorkoutOp } from './workout-op.ts';

/** Sends one operation of a workout. @throws as `call` does */
export async function sendWorkoutOp(client: QueryClient, op: WorkoutOp): Promise<void> {
  const session = await callFor(op);
  const key = endpointKey(calls.trainingToday);
  const open = session && !session.completed ? session : null;
  // A read that began before this reply may know nothing of the operation: it is requested again.
  const isReading = client.isFetching({ queryKey: key }) > 0;
  const isOld = isReading || isAnother(op, client.getQueryData<TrainingToday>(key)?.open);
  await client.cancelQueries({ queryKey: key });
  client.setQueryData<TrainingToday>(key, (today) => {
    // A reply about a session that is no longer the open one says nothing about the one that is.
    const isOther = today?.open && op.kind !== 'start' && today.open.id !== op.sessionId;
    return today && !isOther ? { ...today, open } : today;
  });
  if (isOld) void client.invalidateQueries({ queryKey: key });
  // It says how far a workout under way is.
  void client.invalidateQueries({ queryKey: endpointKey(calls.dashboard) });
  if (op.kind !== 'finish' && op.kind !== 'abandon') return;
  void client.invalidateQueries({ queryKey: key });
  // Lists and statistics of whoever is signed in: all that hangs on athletes is refetched.
  void client.invalidateQueries({ queryKey: ['/api', 'users'] });
}

/** Whether an exercise is another than the one that is known at its place: what to aim at in it is told again. */
function isAnother(op: WorkoutOp, open: TrainingToday['open'] | undefined): boolean {
  if (op.kind !== 'exercise') return false;
  const known = open?.exerciseData.find(({ key }) => key === op.exerciseKey);
  return known?.exerciseId !== op.body.exerciseId;
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
