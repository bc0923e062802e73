import '../ui/styles/base.ts';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { forgetSession, whoseTab } from '../features/auth/api.ts';
import { AuthProvider } from '../features/auth/auth-provider.tsx';
import { setActiveUser } from '../lib/api-client.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { ToastHost } from '../ui/toast/toast-host.tsx';

/**
 * The cache of the running app: the calls name whose session it holds. One that has ended clears it, and the
 * guards do the rest.
 */
export function createAppQueryClient(): QueryClient {
  const client = createQueryClient(forgetSession);
  setActiveUser(() => whoseTab(client));
  return client;
}

interface ProvidersProps {
  queryClient: QueryClient;
  children: ReactNode;
}

/** Everything that screens rely on, around the router. */
export function Providers({ queryClient, children }: ProvidersProps) {
  return (
    <>
      <QueryClientProvider client={queryClient}>
        <AuthProvider>{children}</AuthProvider>
      </QueryClientProvider>
      <ToastHost />
    </>
  );
}
