import { calls } from 'virtual:contract-calls';
import type {
  ClearanceBody,
  CoachNoteBody,
  CoachNoteChange,
  ConfirmConditionsBody,
  coachNoteEndpoints,
  LiftHoldBody,
  PlaceHoldBody,
  ReplyOf,
  TagManyBody,
} from '@posedown/contract';
import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { endpointPages, endpointQuery } from '../../lib/endpoint-query.ts';

const NOTES_PAGE = 20;

/** Overview of one athlete. */
export function useClientOverview(userId: string) {
  return useQuery(endpointQuery(calls.clientOverview, { params: { userId } }));
}

/** Records a clinician's clearance, or withdraws it. Alerts and plans depend on it, so everything is refetched. */
export function useRecordClearance(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ClearanceBody) => call(calls.recordClearance, { params: { userId }, body }),
    onSettled: () => client.invalidateQueries(),
  });
}

/** Records conditions that an athlete mentioned. Alerts and plans depend on them, so everything is refetched. */
export function useConfirmConditions(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ConfirmConditionsBody) =>
      call(calls.confirmConditions, { params: { userId }, body }),
    onSettled: () => client.invalidateQueries(),
  });
}

/** Puts a diet on hold. Alerts and plans depend on it, so everything is refetched. */
export function usePlaceHold(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PlaceHoldBody) => call(calls.placeHold, { params: { userId }, body }),
    onSettled: () => client.invalidateQueries(),
  });
}

/** Lifts a hold. */
export function useLiftHold(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ holdId, body }: { holdId: string; body: LiftHoldBody }) =>
      call(calls.liftHold, { params: { userId, holdId }, body }),
    onSettled: () => client.invalidateQueries(),
  });
}

const tagsOf = (userId: string) => endpointQuery(calls.athleteTags, { params: { userId } });
const allTags = endpointQuery(calls.tags, {});

/** The coach's tags on an athlete. */
export const useAthleteTags = (userId: string) => useQuery(tagsOf(userId));

/** The tags the coach uses already. */
export const useAllTags = () => useQuery(allTags);

interface TagChange {
  action: TagManyBody['action'];
  tag: string;
}

/** Adds or removes one tag, so that a change on another device isn't lost. The roster and the inbox show tags too. */
export function useChangeTag(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: TagChange) => call(calls.tagMany, { body: { ...change, ids: [userId] } }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: endpointKey(calls.clients) });
      void client.invalidateQueries({ queryKey: endpointKey(calls.checkInInbox) });
      void client.invalidateQueries({ queryKey: allTags.queryKey });
      return client.invalidateQueries({ queryKey: tagsOf(userId).queryKey });
    },
  });
}

/** The coach's notes on an athlete, pinned ones first, then newest first, paginated. */
export function useNotes(userId: string, search?: string) {
  const query = { limit: NOTES_PAGE, ...(search && { search }) };
  return useInfiniteQuery({
    ...endpointPages(calls.listCoachNotes, { params: { userId }, query }),
    placeholderData: keepPreviousData,
  });
}

/** The pinned notes on an athlete. */
export const usePinnedNotes = (userId: string) =>
  useQuery(endpointQuery(calls.listCoachNotes, { params: { userId }, query: { only: 'pinned' } }));

/** Refetches the notes, also after an error, because they may have changed. */
function useRefetchNotes(userId: string) {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      queryKey: endpointKey(calls.listCoachNotes, { params: { userId } }),
    });
}

export function useAddNote(userId: string) {
  const onSuccess = useRefetchNotes(userId);
  return useMutation({
    mutationFn: (body: CoachNoteBody) => call(calls.addCoachNote, { params: { userId }, body }),
    onSuccess,
  });
}

export function useChangeNote(userId: string, noteId: string) {
  const onSuccess = useRefetchNotes(userId);
  return useMutation({
    mutationFn: (body: CoachNoteChange) =>
      call(calls.changeCoachNote, { params: { userId, noteId }, body }),
    onSuccess,
  });
}

/** Pins a note, or unpins it. */
export function usePinNote(userId: string, noteId: string) {
  const onSettled = useRefetchNotes(userId);
  return useMutation({
    mutationFn: (pinned: boolean) =>
      call(calls.pinCoachNote, { params: { userId, noteId }, body: { pinned } }),
    onSettled,
  });
}

export function useDeleteNote(userId: string, noteId: string) {
  const onSettled = useRefetchNotes(userId);
  return useMutation({
    mutationFn: (version: number) =>
      call(calls.deleteCoachNote, { params: { userId, noteId }, query: { version } }),
    onSettled,
  });
}

type NotesPage = ReplyOf<typeof coachNoteEndpoints.listCoachNotes>;
type Notes = InfiniteData<NotesPage> | NotesPage;

/** Refetches a note that another device changed. @returns its current version */
export function useRefetchNote(userId: string, noteId: string) {
  const client = useQueryClient();
  const refetch = useRefetchNotes(userId);
  return async () => {
    await refetch();
    // Whichever list shows it, such as the result of a search.
    const lists = client.getQueriesData<Notes>({
      queryKey: endpointKey(calls.listCoachNotes, { params: { userId } }),
    });
    const pages = lists.flatMap(([, list]) =>
      list && 'pages' in list ? list.pages : (list ?? []),
    );
    return pages.flatMap(({ notes }) => notes).find(({ id }) => id === noteId);
  };
}
