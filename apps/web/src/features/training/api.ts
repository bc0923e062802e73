import { calls } from 'virtual:contract-calls';
import type {
  CoachFeedback,
  ExerciseDetail,
  ExerciseVideo,
  RegenerateBody,
  SetBody,
  TrainingPlanBody,
} from '@posedown/contract';
import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../lib/api-client.ts';
import { isGone } from '../../lib/api-error.ts';
import { athletesNamed } from '../../lib/athletes-named.ts';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { endpointPages, endpointQuery } from '../../lib/endpoint-query.ts';
import { profileOf } from '../../lib/profile.ts';

/** What there is to train. Another device may log at the same time, so it is read at every look. */
export function useTrainingToday(isWanted = true) {
  return useQuery({ ...endpointQuery(calls.trainingToday, {}), staleTime: 0, enabled: isWanted });
}

/** An exercise that no plan asks for, as its athlete needs it. */
export function useExerciseGuide(exerciseId: string, isWanted: boolean) {
  return useQuery({
    ...endpointQuery(calls.exerciseGuide, { params: { exerciseId } }),
    enabled: isWanted,
  });
}

const library = endpointQuery(calls.exercises, {});

/** The exercise library. */
export function useExercises(isWanted = true) {
  return useQuery({ ...library, enabled: isWanted });
}

/** Has the library read before anybody wants it: a gym may have no network by then. */
export function useReadLibrary(): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.prefetchQuery(library), [client]);
}

export function useExercise(exerciseId: string) {
  return useQuery(endpointQuery(calls.exercise, { params: { exerciseId } }));
}

/** Links the coach's own video to an exercise, or takes it away. */
export function useSaveVideo(exerciseId: string) {
  const client = useQueryClient();
  const { queryKey } = endpointQuery(calls.exercise, { params: { exerciseId } });
  return useMutation({
    mutationFn: (body: ExerciseVideo) =>
      call(calls.exerciseVideo, { params: { exerciseId }, body }),
    onSuccess: (video) =>
      client.setQueryData<ExerciseDetail>(queryKey, (known) => known && { ...known, ...video }),
    // What was refused as outdated, or perhaps came through, is refetched: the next try knows its version.
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

export function useTechniques() {
  return useQuery(endpointQuery(calls.techniques, {}));
}

const PAGE_SIZE = 20;

/** An athlete's sessions, the newest first, page after page. */
export function useSessions(userId: string) {
  const query = { limit: PAGE_SIZE };
  return useInfiniteQuery(endpointPages(calls.workoutSessions, { params: { userId }, query }));
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
    mutationFn: ({ setId, body }: { setId: string; body: SetBody }) =>
      call(calls.saveSet, { params: { sessionId, setId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['/api', 'users', userId] }),
  });
}

/** The coach's words on a session. */
export function useGiveFeedback(params: SessionAddress) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CoachFeedback) => call(calls.coachFeedback, { params, body }),
    // Also what was refused as outdated is refetched: the next try knows its version.
    onSettled: () => client.invalidateQueries({ queryKey: ['/api', 'users', params.userId] }),
  });
}

export function useTrainingStats(userId: string) {
  return useQuery(endpointQuery(calls.trainingStats, { params: { userId }, query: { weeks: 12 } }));
}

/** The plan that an athlete follows now. */
export function useActivePlan(userId: string, isWanted = true) {
  return useQuery({
    ...endpointQuery(calls.activePlan, { params: { userId } }),
    enabled: isWanted,
  });
}

/** What regenerating a program from a week on would change; asked each time, for every log may change it. */
export function useProgramPreview(userId: string, query: { planId: string; week: number }) {
  return useQuery({
    ...endpointQuery(calls.previewProgram, { params: { userId }, query }),
    staleTime: 0,
  });
}

/** Makes a program new from a week on. Much of what is shown of the athlete rests on it. */
export function useRegenerateProgram(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RegenerateBody) =>
      call(calls.regenerateProgram, { params: { userId }, body }),
    onSettled: () => client.invalidateQueries(),
  });
}

/** The coach's own plans, the newest first, page after page. */
export function useTrainingPlans() {
  const query = { limit: PAGE_SIZE };
  return useInfiniteQuery(endpointPages(calls.trainingPlans, { query }));
}

/** A plan with its days. @param athleteId whose it is; the coach's own where it is not said */
export function useTrainingPlan(planId: string | undefined, athleteId?: string) {
  const asked = { params: { planId: planId ?? 'none' }, query: { athleteId } };
  return useQuery({
    ...endpointQuery(calls.trainingPlan, asked),
    enabled: planId !== undefined,
  });
}

/** The volume landmarks of the coach who is signed in. */
export function useOwnLandmarks() {
  return useQuery({
    ...endpointQuery(calls.coachSettings, {}),
    select: (settings) => settings.volumeLandmarks,
  });
}

/** The athlete for whom a plan is meant, where one is. */
export function useAthlete(athleteId: string | undefined) {
  return useQuery({ ...profileOf(athleteId ?? 'nobody'), enabled: athleteId !== undefined });
}

/** The coach's athletes whose name, goal or category holds the text. */
export function useAthleteSearch(search: string) {
  return useQuery(athletesNamed(search));
}

export function useCreatePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TrainingPlanBody) => call(calls.createTrainingPlan, { body }),
    onSuccess: (_plan, { clientId }) => {
      if (clientId) forgetActivePlan(client, clientId);
      return client.invalidateQueries({ queryKey: endpointKey(calls.trainingPlans) });
    },
  });
}

/** The plan that an athlete followed until now is not shown once more before the one in its place. */
function forgetActivePlan(client: QueryClient, userId: string): void {
  const { queryKey } = endpointQuery(calls.activePlan, { params: { userId } });
  client.removeQueries({ queryKey, type: 'inactive' });
}

export function useAssignPlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      planId,
      ...body
    }: {
      planId: string;
      clientId: string;
      startsOn: string;
      requestKey: string;
      warningReason?: string;
    }) => call(calls.assignTrainingPlan, { params: { planId }, body }),
    onSuccess: (_plan, { clientId }) => forgetActivePlan(client, clientId),
  });
}

export function useDeletePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (planId: string) =>
      call(calls.deleteTrainingPlan, { params: { planId } }).catch((error: unknown) => {
        // One that is gone already, by a first try whose answer was lost, is as it should be.
        if (!isGone(error)) throw error;
      }),
    onSettled: () => client.invalidateQueries({ queryKey: endpointKey(calls.trainingPlans) }),
  });
}
