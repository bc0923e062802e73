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
import { isGone } from '../../lib/api-error.ts';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { endpointQuery } from '../../lib/endpoint-query.ts';
import { newRequestKey } from '../../lib/request-key.ts';

const plansOf = (userId: string) => endpointQuery(calls.nutritionPlans, { params: { userId } });

/** An athlete's plans, the newest first. Asks only once there is an athlete. */
export const plansQuery = (userId: string | undefined) => ({
  ...plansOf(userId ?? 'nobody'),
  enabled: userId !== undefined,
});

export const useNutritionPlans = (userId: string | undefined) => useQuery(plansQuery(userId));

/** Asks for a plan, under one key for as long as the same is asked, and puts it in front of the others. */
export function useGeneratePlan<Wish>(
  bodyOf: (wish: Wish, client: QueryClient) => GeneratePlanBody | Promise<GeneratePlanBody>,
) {
  const client = useQueryClient();
  const { keyOf, answered } = useWishKey();
  return useMutation({
    mutationFn: async (wish: Wish) => {
      const body = await bodyOf(wish, client);
      return call(calls.generatePlan, {
        body: { ...body, requestKey: keyOf(JSON.stringify(body)) },
      });
    },
    onSuccess: ({ sentToCoach, ...plan }) => {
      answered();
      // Where the coach decides, the plan in force stays.
      if (sentToCoach === null) addPlan(client, plan);
    },
  });
}

/** Makes a plan of figures that the athlete worked out. */
export const useGenerateCustomPlan = () => useGeneratePlan((body: GeneratePlanBody) => body);

/** Sets what an athlete's day aims at, for their coach: a new meal plan is made for it. */
export function useSetTargets(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Omit<NewPlansBody, 'plans'>) =>
      call(calls.makeNewPlans, { params: { userId }, body: { plans: ['nutrition'], ...body } }),
    onSuccess: () => void client.invalidateQueries(),
  });
}

type Targets = NonNullable<NewPlansBody['targets']>;

/** What the meals in force would be for other targets; the last answer stays while the next one loads. */
export const useMealsPreview = (userId: string, targets: Targets | undefined) =>
  useQuery({
    ...endpointQuery(calls.previewMeals, { params: { userId }, query: targets ?? {} }),
    enabled: targets !== undefined,
    staleTime: 0,
    placeholderData: keepPreviousData,
    select: ({ scaled }) => scaled,
  });

/** Puts the meal plan before the newest one back in force, for a coach. */
export function useUndoPlan(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: Pick<NutritionPlan, 'id' | 'version'>) =>
      call(calls.undoPlan, { params: { userId, planId: id }, body: { version } }),
    onSuccess: () => void client.invalidateQueries(),
  });
}

/** Refetches an athlete's plans, and what shows them. */
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

/** The athlete's weight, and their body fat while it is that of today; without a network or an entry, none. */
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

/** The day of an approved peak week that the athlete follows; undefined where there is none or it is not known. */
export function usePeakDay(today: string | undefined) {
  const { data } = useQuery({
    ...endpointQuery(calls.dashboard, {}),
    select: ({ today: { date, peakDay } }) => ({ date, peakDay }),
    retry: false,
  });
  // Without a network it may be the day of another date.
  return data?.date === today ? (data?.peakDay ?? undefined) : undefined;
}

/** A change of a saved plan, on the server. */
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
    // One whose answer was lost may be stored all the same, and what was refused may be outdated.
    onError: () => refreshPlans(client, userId),
  });
}

interface PlanPlace {
  userId: string;
  planId: string;
}

/** Swaps a food. */
export const useSwapFood = ({ userId, planId }: PlanPlace) =>
  usePlanChange(userId, (body: SwapFoodBody) => call(calls.swapFood, { params: { planId }, body }));

/** Takes the last swap back. */
export const useUndoSwap = ({ userId, planId }: PlanPlace) =>
  usePlanChange(userId, (version: number) =>
    call(calls.undoSwap, { params: { planId }, body: { version } }),
  );

/** An athlete's diary of a range of days. */
export function useDiary(userId: string, from: string, to: string) {
  const target = { params: { userId }, query: { from, to } };
  return useQuery(endpointQuery(calls.nutritionLogs, target));
}

/** The athlete's frequent foods, then common ones. */
export function useQuickFoods(userId: string) {
  return useQuery(endpointQuery(calls.quickFoods, { params: { userId } }));
}

/** The foods that the athlete wrote down themselves. */
export function useCustomFoods(userId: string) {
  return useQuery(endpointQuery(calls.customFoods, { params: { userId } }));
}

/** Forgets what rests on the diary, so that it is refetched. */
function forgetDiary(client: QueryClient, userId: string) {
  const reads = [calls.nutritionLogs, calls.quickFoods, calls.customFoods, calls.dashboard];
  // What is measured of the diary: the expenditure.
  for (const target of [...reads, calls.progressOverview]) {
    void client.invalidateQueries({ queryKey: endpointKey(target, { params: { userId } }) });
  }
}

/** A write into the diary. */
function useDiaryWrite<Input, Reply>(
  userId: string,
  write: (params: { userId: string }, input: Input) => Promise<Reply>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => write({ userId }, input),
    // Also what was refused as outdated is refetched: the next try knows its version.
    onSettled: () => forgetDiary(client, userId),
  });
}

/** Logs one thing eaten. */
export const useLogMeal = (userId: string) =>
  useDiaryWrite(userId, (params, body: LogMealBody) => call(calls.logMeal, { params, body }));

/** A whole meal of the plan, as it was planned. */
export interface PlannedMeal {
  planId: string;
  /** Its place in the plan, from 0. */
  meal: number;
  date: string;
  requestKey: string;
}

export type SentLine = LogMealBody & { requestKey: string };

/** What may wait on the device: a line, or a whole meal. Its key makes sending it twice harmless. */
export type SentMeal = { kind: 'line'; body: SentLine } | { kind: 'planned'; body: PlannedMeal };

/** Logs what waited. @throws as `call` does. */
export async function sendMeal(client: QueryClient, userId: string, meal: SentMeal) {
  const params = { userId };
  if (meal.kind === 'line') await call(calls.logMeal, { params, body: meal.body });
  else await call(calls.logPlannedMeal, { params, body: meal.body });
  forgetDiary(client, userId);
}

/** Logs a whole meal as it was planned. */
export const useLogPlannedMeal = (userId: string) =>
  useDiaryWrite(userId, (params, body: PlannedMeal) =>
    call(calls.logPlannedMeal, { params, body }),
  );

/** Changes a line of the diary. Whoever goes on at once with it, before the diary is refetched, has its version. */
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

/** Takes lines out of the diary. */
export const useDeleteLogs = (userId: string) =>
  useDiaryWrite(userId, async (params, logs: readonly Pick<NutritionLog, 'id' | 'version'>[]) => {
    const answers = await Promise.allSettled(
      logs.map(({ id, version }) =>
        call(calls.deleteNutritionLog, { params: { ...params, logId: id }, body: { version } }),
      ),
    );
    // One that is out already, by a first try whose answer was lost, is as it should be.
    const failed = answers.find((one) => one.status === 'rejected' && !isGone(one.reason));
    if (failed) throw (failed as PromiseRejectedResult).reason;
  });

/** Forgets a food of the athlete's own. */
export const useDeleteCustomFood = (userId: string) =>
  useDiaryWrite(userId, (params, foodId: string) =>
    call(calls.deleteCustomFood, { params: { ...params, foodId } }),
  );

/**
 * Keys for what is asked of the server: the same wish keeps its key until it is answered, so that a
 * second tap, or another try after an answer was lost, makes one thing.
 */
function useWishKey() {
  const unanswered = useRef<{ wish: string; requestKey: string }>(undefined);
  return {
    keyOf(wish: string): string {
      const open = unanswered.current;
      const kept = open?.wish === wish ? open : { wish, requestKey: newRequestKey() };
      unanswered.current = kept;
      return kept.requestKey;
    },
    answered() {
      unanswered.current = undefined;
    },
  };
}
