import type { Role } from '@posedown/contract';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { documentTitle } from '../ui/parts/page-title.ts';
import { NavIcon } from './live/lazy-parts.tsx';
import { createAppQueryClient, Providers } from './providers.tsx';
import { createAppRouter } from './router.tsx';

export interface PrerenderedPage {
  /** The HTML of #root. */
  body: string;
  title: string;
  description: string | undefined;
}

/**
 * Renders the first render of a page: before the session is known, in the default color scheme.
 */
export async function prerender(path: string, hint?: Role): Promise<PrerenderedPage> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await Promise.all([router.load(), NavIcon.preload()]);
  const matches = router.state.matches.map(({ staticData }) => staticData);
  const body = renderToString(
    <StrictMode>
      <Providers queryClient={createAppQueryClient()} hint={hint}>
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
