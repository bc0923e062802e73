import '../ui/styles/base.ts';
import type { Role } from '@posedown/contract';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { forgetSession, tabUserId } from '../features/auth/api.ts';
import { AuthProvider } from '../features/auth/auth-provider.tsx';
import { setActiveUser } from '../lib/api-client.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { ToastHost } from '../ui/toast/toast-host.tsx';

/**
 * The query cache of the running app. Calls name the user whose session it belongs to. An ended
 * session clears it, and the guards redirect.
 */
export function createAppQueryClient(): QueryClient {
  const client = createQueryClient(forgetSession);
  setActiveUser(() => tabUserId(client));
  return client;
}

interface ProvidersProps {
  queryClient: QueryClient;
  /** The role to expect until the session is known. */
  hint: Role | undefined;
  children: ReactNode;
}

/** All contexts that screens rely on, around the router. */
export function Providers({ queryClient, hint, children }: ProvidersProps) {
  return (
    <>
      <QueryClientProvider client={queryClient}>
        <AuthProvider hint={hint}>{children}</AuthProvider>
      </QueryClientProvider>
      <ToastHost />
    </>
  );
}
