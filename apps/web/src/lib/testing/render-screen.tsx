import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createBrowserHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';

/** Renders part of a screen as in the product, with simulated user input. */
export function renderScreen(screen: ReactElement) {
  const history = createBrowserHistory();
  history.push('/here');
  const router = createRouter({ routeTree: createRootRoute(), history });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <RouterContextProvider router={router}>{children}</RouterContextProvider>
    </QueryClientProvider>
  );
  return {
    ...render(screen, { wrapper }),
    person: userEvent.setup({ delay: null }),
    history,
    client,
  };
}
