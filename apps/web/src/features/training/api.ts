import { calls } from 'virtual:contract-calls';
import type {
  CoachFeedback,
  ExerciseDetail,
  ExerciseVideo,
  SetBody,
  TrainingPlanBody,
  TrainingToday,
  WorkoutSession,
} from '@posedown/contract';
import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { endpointQuery } from '../../lib/endpoint-query.ts';
import type { WorkoutOp } from './session/workout-op.ts';

/** What there is to train. Another device may log at the same time, so it is read at every look. */
export function useTrainingToday() {
  return useQuery({ ...endpointQuery(calls.trainingToday, {}), staleTime: 0 });
}

/** An exercise that no plan asks for, as its athlete needs it. */
export function useExerciseGuide(exerciseId: string, isWanted: boolean) {
  return useQuery({
    ...endpointQuery(calls.exerciseGuide, { params: { exerciseId } }),
    enabled: isWanted,
  });
}

/** Sends one operation of a workout. @throws as `call` does */
export async function sendWorkoutOp(client: QueryClient, op: WorkoutOp): Promise<void> {
  const session = await callFor(op);
  const key = endpointKey(calls.trainingToday);
  const open = session && !session.completed ? session : null;
  // A read that began before this reply may know nothing of the operation: it is asked for anew.
  const isReading = client.isFetching({ queryKey: key }) > 0;
  await client.cancelQueries({ queryKey: key });
  client.setQueryData<TrainingToday>(key, (today) => {
    // A reply about a session that is no longer the open one says nothing about the one that is.
    const isOther = today?.open && op.kind !== 'start' && today.open.id !== op.sessionId;
    return today && !isOther ? { ...today, open } : today;
  });
  if (isReading) void client.invalidateQueries({ queryKey: key });
  if (op.kind !== 'finish' && op.kind !== 'abandon') return;
  for (const name of ['trainingToday', 'dashboard'] as const) {
    void client.invalidateQueries({ queryKey: endpointKey(calls[name]) });
  }
  // Lists and statistics of whoever is signed in: all that hangs on athletes is read anew.
  void client.invalidateQueries({ queryKey: ['/api', 'users'] });
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

/** The exercise library. */
export function useExercises() {
  return useQuery(endpointQuery(calls.exercises, {}));
}

export function useExercise(exerciseId: string) {
  return useQuery(endpointQuery(calls.exercise, { params: { exerciseId } }));
}

/** Links the coach's own video to an exercise, or takes it away. Fails at once without a network. */
export function useSaveVideo(exerciseId: string) {
  const client = useQueryClient();
  const { queryKey } = endpointQuery(calls.exercise, { params: { exerciseId } });
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: ExerciseVideo) =>
      call(calls.exerciseVideo, { params: { exerciseId }, body }),
    onSuccess: (video) =>
      client.setQueryData<ExerciseDetail>(queryKey, (known) => known && { ...known, ...video }),
  });
}

export function useTechniques() {
  return useQuery(endpointQuery(calls.techniques, {}));
}

const PAGE_SIZE = 20;

/** An athlete's sessions, the newest first, page after page. */
export function useSessions(userId: string) {
  const query = { limit: PAGE_SIZE };
  return useInfiniteQuery({
    queryKey: endpointKey(calls.workoutSessions, { params: { userId }, query }),
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.workoutSessions,
        { params: { userId }, query: { ...query, cursor: pageParam } },
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

interface SessionAddress {
  userId: string;
  sessionId: string;
}

export function useSession(params: SessionAddress) {
  return useQuery(endpointQuery(calls.workoutSession, { params }));
}

/** Corrects a set of a session that is over. */
export function useCorrectSet({ userId, sessionId }: SessionAddress) {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ setId, body }: { setId: string; body: SetBody }) =>
      call(calls.saveSet, { params: { sessionId, setId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['/api', 'users', userId] }),
  });
}

/** The coach's words on a session. */
export function useGiveFeedback(params: SessionAddress) {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: CoachFeedback) => call(calls.coachFeedback, { params, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['/api', 'users', params.userId] }),
  });
}

export function useTrainingStats(userId: string) {
  return useQuery(endpointQuery(calls.trainingStats, { params: { userId }, query: { weeks: 12 } }));
}

/** The plan that an athlete follows now. */
export function useActivePlan(userId: string) {
  return useQuery(endpointQuery(calls.activePlan, { params: { userId } }));
}

/** The coach's own plans. */
export function useTrainingPlans() {
  return useQuery(endpointQuery(calls.trainingPlans, { query: { limit: 100 } }));
}

export function useTrainingPlan(planId: string | undefined) {
  return useQuery({
    ...endpointQuery(calls.trainingPlan, { params: { planId: planId ?? 'none' } }),
    enabled: planId !== undefined,
  });
}

/** The coach's athletes whose name holds the text. */
export function useAthleteSearch(search: string) {
  return useQuery(
    endpointQuery(calls.clients, { query: { search: search.trim() || undefined, limit: 20 } }),
  );
}

export function useCreatePlan() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: TrainingPlanBody) => call(calls.createTrainingPlan, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: endpointKey(calls.trainingPlans) }),
  });
}

export function useAssignPlan() {
  return useMutation({
    networkMode: 'always',
    mutationFn: ({
      planId,
      ...body
    }: {
      planId: string;
      clientId: string;
      startsOn: string;
      requestKey: string;
    }) => call(calls.assignTrainingPlan, { params: { planId }, body }),
  });
}

export function useDeletePlan() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (planId: string) => call(calls.deleteTrainingPlan, { params: { planId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: endpointKey(calls.trainingPlans) }),
  });
}
