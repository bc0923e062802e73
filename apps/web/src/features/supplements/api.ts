import { calls } from 'virtual:contract-calls';
import type { CalendarDay } from '@posedown/coaching';
import type {
  Supplement,
  SupplementBody,
  SupplementChange,
  SupplementLog,
} from '@posedown/contract';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { endpointQuery } from '../../lib/endpoint-query.ts';
import { type SupplementTicked, withTick } from './with-tick.ts';

interface Stretch {
  from: CalendarDay;
  /** Inclusive. */
  to: CalendarDay;
}

/** An athlete's supplements, and the days on which they took them. */
export function useSupplementLog(userId: string, query: Stretch) {
  return useQuery(endpointQuery(calls.supplementLog, { params: { userId }, query }));
}

/** All cached date ranges. */
const logsOf = (userId: string) => endpointKey(calls.supplementLog, { params: { userId } });

/**
 * Sends a tick and updates the cache. Idempotent.
 * @throws as `call`
 */
export async function sendTick(
  client: QueryClient,
  userId: string,
  ticked: SupplementTicked,
): Promise<void> {
  const { supplementId, ...body } = ticked;
  await call(calls.tickSupplement, { params: { supplementId }, body });
  client.setQueriesData<SupplementLog>({ queryKey: logsOf(userId) }, (log) =>
    log ? withTick(log, ticked) : log,
  );
  refreshDay(client);
}

/** Refetches the dashboard, which counts supplements. */
const refreshDay = (client: QueryClient) =>
  void client.invalidateQueries({ queryKey: endpointKey(calls.dashboard) });

/** Refetches the list. */
export function refreshSupplements(client: QueryClient, userId: string): Promise<void> {
  refreshDay(client);
  return client.invalidateQueries({ queryKey: logsOf(userId) });
}

/**
 * A change of the list. It is refetched after a rejection too, because another device may have
 * changed it.
 */
function useListChange<Input>(userId: string, mutationFn: (input: Input) => Promise<Supplement>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => refreshSupplements(client, userId),
  });
}

export const useAddSupplement = (userId: string) =>
  useListChange(userId, (body: SupplementBody) => call(calls.addSupplement, { body }));

type Place = Pick<Supplement, 'id'>;

export const useChangeSupplement = (userId: string) =>
  useListChange(userId, ({ id: supplementId, ...body }: SupplementChange & Place) =>
    call(calls.changeSupplement, { params: { supplementId }, body }),
  );

export const useStopSupplement = (userId: string) =>
  useListChange(userId, ({ id: supplementId, version }: Supplement) =>
    call(calls.stopSupplement, { params: { supplementId }, body: { version } }),
  );

/** Restores a removed supplement. */
export const useResumeSupplement = (userId: string) =>
  useListChange(userId, ({ id: supplementId, version }: Supplement) =>
    call(calls.resumeSupplement, { params: { supplementId }, body: { version } }),
  );
