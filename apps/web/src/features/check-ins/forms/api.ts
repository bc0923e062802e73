import { calls } from 'virtual:contract-calls';
import type {
  CheckInAssignment,
  CheckInForm,
  CheckInFormBody,
  CheckInFormChange,
  CheckInScheduleBody,
} from '@posedown/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { athletesNamed } from '../../../lib/athletes-named.ts';
import { endpointKey } from '../../../lib/endpoint-path.ts';
import { endpointQuery } from '../../../lib/endpoint-query.ts';

const list = endpointQuery(calls.checkInForms, {});

/** The coach's check-in forms, the built-in one, and how many athletes have which. */
export const useForms = () => useQuery(list);

/** The forms, loaded on demand. */
export function useLoadForms() {
  const { data, isFetching, refetch } = useQuery({ ...list, enabled: false });
  return { list: data, isLoading: isFetching, load: () => refetch({ throwOnError: true }) };
}

/** Loads the forms again, for example after another device changed one. */
export function useReloadForms() {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...list, staleTime: 0 });
}

/** A write that changes the list. It is refetched after a rejection too, because another device may have been first. */
function useFormWrite<Input, Reply>(mutationFn: (input: Input) => Promise<Reply>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: list.queryKey }),
  });
}

export const useCreateForm = () =>
  useFormWrite((body: CheckInFormBody) => call(calls.createCheckInForm, { body }));

export const useChangeForm = () =>
  useFormWrite(({ formId, ...body }: CheckInFormChange & { formId: string }) =>
    call(calls.changeCheckInForm, { params: { formId }, body }),
  );

export const useWithdrawForm = () =>
  useFormWrite(async (form: CheckInForm) => {
    const { id: formId, version } = form;
    await call(calls.archiveCheckInForm, { params: { formId }, query: { version } });
    return form;
  });

export const useRestoreForm = () =>
  useFormWrite(({ id: formId }: CheckInForm) =>
    call(calls.restoreCheckInForm, { params: { formId } }),
  );

/** Assigns a form. The pages of athletes refetch their schedule when they open. */
export const useAssignForm = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CheckInAssignment) => call(calls.assignCheckInForm, { body }),
    onSettled: () =>
      client.invalidateQueries({
        predicate: ({ queryKey }) =>
          queryKey[1] === 'check-in-forms' || queryKey[3] === 'check-in-schedule',
      }),
  });
};

/** The coach's tags, and how many athletes have each. */
export const useTags = () => useQuery(endpointQuery(calls.tags, {}));

export const useAthleteSearch = (text: string) => useQuery(athletesNamed(text));

const scheduleOf = (userId: string) => endpointQuery(calls.checkInSchedule, { params: { userId } });

/** When an athlete checks in each week, and with which form. */
export const useSchedule = (userId: string) => useQuery(scheduleOf(userId));

/** A write to an athlete's schedule, which the list of forms counts. */
function useScheduleWrite<Input, Reply>(
  userId: string,
  mutationFn: (input: Input) => Promise<Reply>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: endpointKey(calls.checkInForms) });
      return client.invalidateQueries({ queryKey: scheduleOf(userId).queryKey });
    },
  });
}

export const useSaveSchedule = (userId: string) =>
  useScheduleWrite(userId, (body: CheckInScheduleBody) =>
    call(calls.changeCheckInSchedule, { params: { userId }, body }),
  );

export const useStopSchedule = (userId: string) =>
  useScheduleWrite(userId, (version: number) =>
    call(calls.stopCheckInSchedule, { params: { userId }, query: { version } }),
  );
