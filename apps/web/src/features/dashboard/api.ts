import { calls } from 'virtual:contract-calls';
import type { EndAnswer } from '@posedown/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointQuery } from '../../lib/endpoint-query.ts';

/** The athlete's dashboard: plans, latest figures and today's tasks. */
export function useDashboard() {
  return useQuery(endpointQuery(calls.dashboard, {}));
}

/** The dashboard of one of the coach's athletes, as they see it. */
export function useAthleteDashboard(userId: string) {
  return useQuery(endpointQuery(calls.athleteDashboard, { params: { userId } }));
}

/** Answers the former coach. Everything is refetched, because who decides may have changed. */
export function useAnswerFormerCoach() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: EndAnswer) => call(calls.answerFormerCoach, { body: { answer } }),
    onSettled: () => client.invalidateQueries(),
  });
}
