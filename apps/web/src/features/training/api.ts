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
import { isNotFoundError } from '../../lib/api-error.ts';
import { athletesNamed } from '../../lib/athletes-named.ts';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { endpointPages, endpointQuery } from '../../lib/endpoint-query.ts';
import { type ForEach, forEachAthlete } from '../../lib/for-each-athlete.ts';
import { profileOf } from '../../lib/profile.ts';

/** Today’s training. Another device may log at the same time, so it is refetched on every mount. */
export function useTrainingToday(enabled = true) {
  return useQuery({ ...endpointQuery(calls.trainingToday, {}), staleTime: 0, enabled });
}

/** The guide for an exercise that isn’t in the plan. */
export function useExerciseGuide(exerciseId: string, enabled: boolean) {
  return useQuery({
    ...endpointQuery(calls.exerciseGuide, { params: { exerciseId } }),
    enabled,
  });
}

const library = endpointQuery(calls.exercises, {});

/** The exercise library. */
export function useExercises(enabled = true) {
  return useQuery({ ...library, enabled });
}

/** Prefetches the library, because a gym may have no network when it’s needed. */
export function usePrefetchLibrary(): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.prefetchQuery(library), [client]);
}

export function useExercise(exerciseId: string) {
  return useQuery(endpointQuery(calls.exercise, { params: { exerciseId } }));
}

/** Links the coach's own video to an exercise, or removes it. */
export function useSaveVideo(exerciseId: string) {
  const client = useQueryClient();
  const { queryKey } = endpointQuery(calls.exercise, { params: { exerciseId } });
  return useMutation({
    mutationFn: (body: ExerciseVideo) =>
      call(calls.exerciseVideo, { params: { exerciseId }, body }),
    onSuccess: (video) =>
      client.setQueryData<ExerciseDetail>(queryKey, (cached) => cached && { ...cached, ...video }),
    // The save may have conflicted or even succeeded; refetch so the next attempt sends the current version.
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

export function useTechniques() {
  return useQuery(endpointQuery(calls.techniques, {}));
}

const PAGE_SIZE = 20;

/** An athlete's sessions, newest first, paginated. */
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

/** Corrects a set of a finished session. */
export function useCorrectSet({ userId, sessionId }: SessionAddress) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ setId, body }: { setId: string; body: SetBody }) =>
      call(calls.saveSet, { params: { sessionId, setId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['/api', 'users', userId] }),
  });
}

/** The coach's feedback on a session. */
export function useSaveFeedback(params: SessionAddress) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CoachFeedback) => call(calls.coachFeedback, { params, body }),
    // Also after a conflict, so the next attempt sends the current version.
    onSettled: () => client.invalidateQueries({ queryKey: ['/api', 'users', params.userId] }),
  });
}

export function useTrainingStats(userId: string) {
  return useQuery(endpointQuery(calls.trainingStats, { params: { userId }, query: { weeks: 12 } }));
}

/** The athlete's current plan. */
export function useActivePlan(userId: string, enabled = true) {
  return useQuery({
    ...endpointQuery(calls.activePlan, { params: { userId } }),
    enabled,
  });
}

/**
 * Previews the changes of regenerating a program from a given week. Never cached, because any log
 * may change it.
 */
export function useProgramPreview(userId: string, query: { planId: string; week: number }) {
  return useQuery({
    ...endpointQuery(calls.previewProgram, { params: { userId }, query }),
    staleTime: 0,
  });
}

/** Regenerates a program from a given week. Much of the athlete's data depends on it, so everything is refetched. */
export function useRegenerateProgram(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RegenerateBody) =>
      call(calls.regenerateProgram, { params: { userId }, body }),
    onSettled: () => client.invalidateQueries(),
  });
}

/** The coach's own plans, newest first, paginated. */
export function useTrainingPlans() {
  const query = { limit: PAGE_SIZE };
  return useInfiniteQuery(endpointPages(calls.trainingPlans, { query }));
}

/** A plan with its days. @param athleteId the plan's athlete; omitted for one of the coach's own plans */
export function useTrainingPlan(planId: string | undefined, athleteId?: string) {
  const request = { params: { planId: planId ?? 'none' }, query: { athleteId } };
  return useQuery({
    ...endpointQuery(calls.trainingPlan, request),
    enabled: planId !== undefined,
  });
}

/** The volume landmarks of the logged-in coach. */
export function useOwnLandmarks() {
  return useQuery({
    ...endpointQuery(calls.coachSettings, {}),
    select: (settings) => settings.volumeLandmarks,
  });
}

/** The athlete a plan is for, if any. */
export function useAthlete(athleteId: string | undefined) {
  return useQuery({ ...profileOf(athleteId ?? 'nobody'), enabled: athleteId !== undefined });
}

/** The coach's athletes whose name, goal or category contains the text. */
export function useAthleteSearch(search: string) {
  return useQuery(athletesNamed(search));
}

export function useCreatePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TrainingPlanBody) => call(calls.createTrainingPlan, { body }),
    onSuccess: (_plan, { clientId }) => {
      if (clientId) dropActivePlan(client, clientId);
      return client.invalidateQueries({ queryKey: endpointKey(calls.trainingPlans) });
    },
  });
}

/** Keeps the replaced plan from flashing up before the new one has loaded. */
function dropActivePlan(client: QueryClient, userId: string): void {
  const { queryKey } = endpointQuery(calls.activePlan, { params: { userId } });
  client.removeQueries({ queryKey, type: 'inactive' });
}

interface Assignment {
  planId: string;
  startsOn: string;
  warningReason?: string;
}

export function useAssignPlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ planId, ...body }: Assignment & { clientId: string; requestKey: string }) =>
      call(calls.assignTrainingPlan, { params: { planId }, body }),
    onSuccess: (_plan, { clientId }) => dropActivePlan(client, clientId),
  });
}

/** Assigns a plan to each athlete. Resolves to those it couldn't be assigned to. */
export function useAssignPlanToEach() {
  const assign = useAssignPlan();
  return (
    { requestKeyOf, ...all }: ForEach & { requestKeyOf: (id: string) => string },
    plan: Assignment,
  ) =>
    forEachAthlete(all, ({ id: clientId }) =>
      assign.mutateAsync({ ...plan, clientId, requestKey: requestKeyOf(clientId) }),
    );
}

export function useDeletePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (planId: string) =>
      call(calls.deleteTrainingPlan, { params: { planId } }).catch((error: unknown) => {
        // Already deleted, for example by an earlier attempt with a lost response.
        if (!isNotFoundError(error)) throw error;
      }),
    onSettled: () => client.invalidateQueries({ queryKey: endpointKey(calls.trainingPlans) }),
  });
}
