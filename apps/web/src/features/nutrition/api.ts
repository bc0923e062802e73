import { calls } from 'virtual:contract-calls';
import type {
  EditLogBody,
  GeneratePlanBody,
  LogMealBody,
  NewPlansBody,
  NutritionLog,
  NutritionPlan,
  SwapFoodBody,
} from '@posedown/contract';
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../lib/api-client.ts';
import { isNotFoundError } from '../../lib/api-error.ts';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { endpointQuery } from '../../lib/endpoint-query.ts';
import { newRequestKey } from '../../lib/request-key.ts';

const plansOf = (userId: string) => endpointQuery(calls.nutritionPlans, { params: { userId } });

/** An athlete's plans, newest first. Disabled until the athlete is known. */
export const plansQuery = (userId: string | undefined) => ({
  ...plansOf(userId ?? 'nobody'),
  enabled: userId !== undefined,
});

export const useNutritionPlans = (userId: string | undefined) => useQuery(plansQuery(userId));

/** Generates a plan and adds it to the cache. A retry reuses its idempotency key. */
export function useGeneratePlan<Wish>(
  bodyOf: (options: Wish, client: QueryClient) => GeneratePlanBody | Promise<GeneratePlanBody>,
) {
  const client = useQueryClient();
  const { keyOf, answered } = useRequestKeys();
  return useMutation({
    mutationFn: async (options: Wish) => {
      const body = await bodyOf(options, client);
      return call(calls.generatePlan, {
        body: { ...body, requestKey: keyOf(JSON.stringify(body)) },
      });
    },
    onSuccess: ({ sentToCoach, ...plan }) => {
      answered();
      // A plan sent to the coach for approval doesn't replace the current one.
      if (sentToCoach === null) addPlan(client, plan);
    },
  });
}

/** Generates a plan from figures the athlete calculated. */
export const useGenerateCustomPlan = () => useGeneratePlan((body: GeneratePlanBody) => body);

/** Sets an athlete's daily targets, for their coach; generates a meal plan for them. */
export function useSetTargets(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Omit<NewPlansBody, 'plans'>) =>
      call(calls.createNewPlans, { params: { userId }, body: { plans: ['nutrition'], ...body } }),
    onSuccess: () => void client.invalidateQueries(),
  });
}

type Targets = NonNullable<NewPlansBody['targets']>;

/** Previews the current meals under other targets, keeping the last preview while the next one loads. */
export const useMealsPreview = (userId: string, targets: Targets | undefined) =>
  useQuery({
    ...endpointQuery(calls.previewMeals, { params: { userId }, query: targets ?? {} }),
    enabled: targets !== undefined,
    staleTime: 0,
    placeholderData: keepPreviousData,
    select: ({ scaled }) => scaled,
  });

/** Restores the previous meal plan, for a coach. */
export function useUndoPlan(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: Pick<NutritionPlan, 'id' | 'version'>) =>
      call(calls.undoPlan, { params: { userId, planId: id }, body: { version } }),
    onSuccess: () => void client.invalidateQueries(),
  });
}

/** Refetches an athlete's plans and everything that shows them. */
function refreshPlans(client: QueryClient, userId: string) {
  void client.invalidateQueries({ queryKey: plansOf(userId).queryKey });
  void client.invalidateQueries({ queryKey: endpointKey(calls.dashboard) });
}

function addPlan(client: QueryClient, plan: NutritionPlan) {
  client.setQueryData<NutritionPlan[]>(plansOf(plan.userId).queryKey, (plans = []) => [
    plan,
    ...plans.map((older) => ({ ...older, isActive: false })),
  ]);
  refreshPlans(client, plan.userId);
}

/** The athlete's latest weight, and body fat if measured today; undefined offline. */
export function useLatestFigures() {
  return useQuery({
    ...endpointQuery(calls.dashboard, {}),
    select: ({ weight, bodyFat, bodyFatHolds }) => ({
      weight,
      bodyFat: bodyFatHolds ? bodyFat : null,
    }),
    retry: false,
  });
}

/** Today in an approved peak week; undefined when there is none or it is unknown. */
export function usePeakDay(today: string | undefined) {
  const { data } = useQuery({
    ...endpointQuery(calls.dashboard, {}),
    select: ({ today: { date, peakDay } }) => ({ date, peakDay }),
    retry: false,
  });
  // Offline, the cached reply may be for another date.
  return data?.date === today ? (data?.peakDay ?? undefined) : undefined;
}

function usePlanChange<Input>(userId: string, change: (input: Input) => Promise<NutritionPlan>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (plan) => {
      client.setQueryData<NutritionPlan[]>(plansOf(userId).queryKey, (plans = []) =>
        plans.map((other) => (other.id === plan.id ? plan : other)),
      );
      void client.invalidateQueries({ queryKey: endpointKey(calls.dashboard) });
    },
    // The change may have been saved although the reply was lost, or the cached plan may be outdated.
    onError: () => refreshPlans(client, userId),
  });
}

interface PlanPlace {
  userId: string;
  planId: string;
}

export const useSwapFood = ({ userId, planId }: PlanPlace) =>
  usePlanChange(userId, (body: SwapFoodBody) => call(calls.swapFood, { params: { planId }, body }));

/** Undoes the last swap. */
export const useUndoSwap = ({ userId, planId }: PlanPlace) =>
  usePlanChange(userId, (version: number) =>
    call(calls.undoSwap, { params: { planId }, body: { version } }),
  );

export function useDiary(userId: string, from: string, to: string) {
  const target = { params: { userId }, query: { from, to } };
  return useQuery(endpointQuery(calls.nutritionLogs, target));
}

/** The athlete's frequent foods, then common ones. */
export function useQuickFoods(userId: string) {
  return useQuery(endpointQuery(calls.quickFoods, { params: { userId } }));
}

export function useCustomFoods(userId: string) {
  return useQuery(endpointQuery(calls.customFoods, { params: { userId } }));
}

/** Invalidates everything computed from the diary. */
function invalidateDiary(client: QueryClient, userId: string) {
  const reads = [calls.nutritionLogs, calls.quickFoods, calls.customFoods, calls.dashboard];
  // Estimated expenditure depends on the diary.
  for (const target of [...reads, calls.progressOverview]) {
    void client.invalidateQueries({ queryKey: endpointKey(target, { params: { userId } }) });
  }
}

function useDiaryWrite<Input, Reply>(
  userId: string,
  write: (params: { userId: string }, input: Input) => Promise<Reply>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => write({ userId }, input),
    // Refetch after a conflict too, so that the next attempt has the current version.
    onSettled: () => invalidateDiary(client, userId),
  });
}

export const useLogMeal = (userId: string) =>
  useDiaryWrite(userId, (params, body: LogMealBody) => call(calls.logMeal, { params, body }));

/** A whole meal of the plan, logged as planned. */
export interface PlannedMeal {
  planId: string;
  /** The index of the meal in the plan, from 0. */
  meal: number;
  date: string;
  requestKey: string;
}

export type SentLine = LogMealBody & { requestKey: string };

/**
 * An entry that can be queued offline: a diary entry or a whole meal. Its request key makes retries
 * safe.
 */
export type SentMeal = { kind: 'line'; body: SentLine } | { kind: 'planned'; body: PlannedMeal };

/** Sends a queued meal. @throws like `call` */
export async function sendMeal(client: QueryClient, userId: string, meal: SentMeal) {
  const params = { userId };
  if (meal.kind === 'line') await call(calls.logMeal, { params, body: meal.body });
  else await call(calls.logPlannedMeal, { params, body: meal.body });
  invalidateDiary(client, userId);
}

export const useLogPlannedMeal = (userId: string) =>
  useDiaryWrite(userId, (params, body: PlannedMeal) =>
    call(calls.logPlannedMeal, { params, body }),
  );

/** Edits a diary entry. Updates its version in the cache, so that a second edit right after works. */
export function useEditLog(userId: string) {
  const client = useQueryClient();
  return useDiaryWrite(
    userId,
    async (params, { logId, body }: { logId: string; body: EditLogBody }) => {
      const changed = await call(calls.editNutritionLog, { params: { ...params, logId }, body });
      client.setQueriesData<{ logs: NutritionLog[] }>(
        { queryKey: endpointKey(calls.nutritionLogs, { params }) },
        (diary) =>
          diary && { ...diary, logs: diary.logs.map((log) => (log.id === logId ? changed : log)) },
      );
      return changed;
    },
  );
}

export const useDeleteLogs = (userId: string) =>
  useDiaryWrite(userId, async (params, logs: readonly Pick<NutritionLog, 'id' | 'version'>[]) => {
    const answers = await Promise.allSettled(
      logs.map(({ id, version }) =>
        call(calls.deleteNutritionLog, { params: { ...params, logId: id }, body: { version } }),
      ),
    );
    // Already deleted: an earlier attempt went through.
    const failed = answers.find((one) => one.status === 'rejected' && !isNotFoundError(one.reason));
    if (failed) throw (failed as PromiseRejectedResult).reason;
  });

export const useDeleteCustomFood = (userId: string) =>
  useDiaryWrite(userId, (params, foodId: string) =>
    call(calls.deleteCustomFood, { params: { ...params, foodId } }),
  );

/**
 * Idempotency keys: the same request keeps its key until it succeeds, so that a second tap or a retry
 * creates one plan.
 */
function useRequestKeys() {
  const unanswered = useRef<{ request: string; requestKey: string }>(undefined);
  return {
    keyOf(request: string): string {
      const open = unanswered.current;
      const current = open?.request === request ? open : { request, requestKey: newRequestKey() };
      unanswered.current = current;
      return current.requestKey;
    },
    answered() {
      unanswered.current = undefined;
    },
  };
}
