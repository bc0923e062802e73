import { calls } from 'virtual:contract-calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointKey, endpointPath } from '../../lib/endpoint-path.ts';
import { endpointQuery } from '../../lib/endpoint-query.ts';

/** Path of the ZIP with all of the user's data, downloaded by the browser. */
export const exportAccountPath = () => endpointPath(calls.exportAccount, {});

/** Deletes the user's own account, which also ends the session. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: { password: string }) => call(calls.deleteAccount, { body }),
  });
}

/** The devices this user is logged in on. */
export function useDeviceSessions() {
  return useQuery(endpointQuery(calls.listSessions, {}));
}

/** Logs out one device. A 404 counts as success: an earlier attempt may have gone through. */
export function useRevokeSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => call(calls.revokeSession, { params: { sessionId } }),
    onSettled: () => client.invalidateQueries({ queryKey: endpointKey(calls.listSessions) }),
  });
}
