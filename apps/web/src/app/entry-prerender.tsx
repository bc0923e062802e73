import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { documentTitle } from '../ui/parts/page-title.ts';
import { createAppQueryClient, Providers } from './providers.tsx';
import { createAppRouter } from './router.tsx';

export interface PrerenderedPage {
  /** What belongs into #root. */
  body: string;
  title: string;
  description: string | undefined;
}

/** Renders a public page as a visitor sees it first: signed out, in the default colour scheme. */
export async function prerender(path: string): Promise<PrerenderedPage> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const matches = router.state.matches.map(({ staticData }) => staticData);
  const body = renderToString(
    <StrictMode>
      <Providers queryClient={createAppQueryClient()}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
  return {
    body,
    title: documentTitle(matches.findLast(({ title }) => title)?.title),
    description: matches.findLast(({ description }) => description)?.description,
  };
}
