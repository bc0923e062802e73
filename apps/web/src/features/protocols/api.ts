import { calls } from 'virtual:contract-calls';
import type {
  Protocol,
  ProtocolApproval,
  ProtocolChange,
  ProtocolDraftBody,
  ProtocolRejection,
  ProtocolStatus,
} from '@posedown/contract';
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
import { profileOf } from '../../lib/profile.ts';

const PAGE_SIZE = 20;

/** Searches the coach's athletes by name, goal or category. */
export function useAthleteSearch(search: string) {
  return useQuery(athletesNamed(search));
}

/** The chosen athlete. Disabled until one is chosen. */
export function useAthlete(userId: string | undefined) {
  return useQuery({ ...profileOf(userId ?? 'nobody'), enabled: userId !== undefined });
}

interface ListQuery {
  clientId?: string | undefined;
  status?: ProtocolStatus | undefined;
}

/** Protocols, newest first, paginated. */
export function useProtocols({ clientId, status }: ListQuery) {
  const query = { clientId, status, limit: PAGE_SIZE };
  return useInfiniteQuery(endpointPages(calls.protocols, { query }));
}

export function useProtocol(protocolId: string) {
  return useQuery(endpointQuery(calls.protocol, { params: { protocolId } }));
}

/** The number of the coach's protocols that wait for approval. */
export function useWaitingProtocols(): number {
  const { data } = useQuery(endpointQuery(calls.protocols, { query: { limit: 1 } }));
  return data?.waiting ?? 0;
}

/** Caches a returned protocol and refetches the lists. */
function cacheProtocol(client: QueryClient, protocol: Protocol) {
  const params = { protocolId: protocol.id };
  void client.invalidateQueries({ queryKey: endpointKey(calls.protocols) });
  client.setQueryData(endpointKey(calls.protocol, { params }), protocol);
}

/** A mutation that returns the updated protocol. */
function useWrite<Input>(write: (input: Input) => Promise<Protocol>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: (protocol) => cacheProtocol(client, protocol),
  });
}

export const useDraft = () =>
  useWrite((body: ProtocolDraftBody) => call(calls.draftProtocol, { body }));

export const useChange = (protocolId: string) =>
  useWrite((body: ProtocolChange) => call(calls.changeProtocol, { params: { protocolId }, body }));

export const useApprove = (protocolId: string) =>
  useWrite((body: ProtocolApproval) =>
    call(calls.approveProtocol, { params: { protocolId }, body }),
  );

export const useReject = (protocolId: string) =>
  useWrite((body: ProtocolRejection) =>
    call(calls.rejectProtocol, { params: { protocolId }, body }),
  );

export const useAcknowledge = (protocolId: string) =>
  useWrite(() => call(calls.acknowledgeProtocol, { params: { protocolId } }));

/** Refetches the protocol, for example after another device changed it. */
export function useReload(protocolId: string) {
  const client = useQueryClient();
  const queryKey = endpointKey(calls.protocol, { params: { protocolId } });
  return () => client.invalidateQueries({ queryKey });
}
