import { calls } from 'virtual:contract-calls';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointPath } from '../../lib/endpoint-path.ts';

/** Where the ZIP of all that is one's own lies; the browser saves it while it comes. */
export const exportAccountPath = () => endpointPath(calls.exportAccount, {});

/** Deletes one's own account; the session is over with it. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: { password: string }) => call(calls.deleteAccount, { body }),
  });
}
