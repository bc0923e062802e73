import { calls } from 'virtual:contract-calls';
import type { Task, TaskBody, TaskChange } from '@posedown/contract';
import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { athletesNamed } from '../../lib/athletes-named.ts';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { endpointPages, endpointQuery } from '../../lib/endpoint-query.ts';
import { type ForEach, forEachAthlete } from '../../lib/for-each-athlete.ts';
import { refetchMatching } from '../../lib/refetch-matching.ts';

const OPEN_PAGE = 50;
const DONE_PAGE = 20;
/** On the dashboard and in the palette. */
const DUE_SHOWN = 3;

/** The coach's open tasks by due day, paginated. */
export const useOpenTasks = () =>
  useInfiniteQuery(endpointPages(calls.tasks, { query: { limit: OPEN_PAGE } }));

/** The first tasks due today or earlier, and how many there are. */
export const useDueTasks = () =>
  useQuery(endpointQuery(calls.tasks, { query: { due: 'now', limit: DUE_SHOWN } }));

/** The tasks done lately, newest first, paginated. */
export const useDoneTasks = () =>
  useInfiniteQuery(endpointPages(calls.tasks, { query: { state: 'done', limit: DONE_PAGE } }));

/** The name of an athlete, from their page if it is open. */
export const useAthlete = (userId: string | null) =>
  useQuery({
    ...endpointQuery(calls.clientOverview, { params: { userId: userId ?? 'none' } }),
    enabled: userId !== null,
  });

export const useAthleteSearch = (text: string) => useQuery(athletesNamed(text));

/** Refetches all lists of tasks, and of athletes with their next task. */
export function refreshTasks(client: QueryClient): void {
  const [, tasks] = endpointKey(calls.tasks);
  refetchMatching(client, ([, kind]) => kind === tasks || kind === 'clients');
}

/** A write to the tasks. They are refetched after a rejection too, because another device may have been first. */
function useTaskWrite<Input, Reply>(mutationFn: (input: Input) => Promise<Reply>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => refreshTasks(client) });
}

interface TasksForEach {
  body: Omit<TaskBody, 'athleteId' | 'requestKey'>;
  /** The same for each attempt. */
  requestKeyOf: (athleteId: string) => string;
}

export const useCreateTask = () =>
  useTaskWrite((body: TaskBody) => call(calls.createTask, { body }));

/** The same task for each athlete. Resolves to those it couldn't be added for. */
export const useCreateTasks = () =>
  useTaskWrite(({ body, requestKeyOf, ...all }: ForEach & TasksForEach) =>
    forEachAthlete(all, ({ id: athleteId }) =>
      call(calls.createTask, { body: { ...body, athleteId, requestKey: requestKeyOf(athleteId) } }),
    ),
  );

export const useChangeTask = () =>
  useTaskWrite(({ id: taskId, ...body }: TaskChange & { id: string }) =>
    call(calls.changeTask, { params: { taskId }, body }),
  );

export const useMarkTask = () =>
  useTaskWrite(({ id: taskId, done }: { id: string; done: boolean }) =>
    call(calls.markTask, { params: { taskId }, body: { done } }),
  );

export const useDeleteTask = () =>
  useTaskWrite(({ id: taskId, version }: Task) =>
    call(calls.deleteTask, { params: { taskId }, query: { version } }),
  );

export const useRestoreTask = () =>
  useTaskWrite(({ id: taskId }: Task) => call(calls.restoreTask, { params: { taskId } }));
