import type { Role } from '@posedown/contract';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { documentTitle } from '../ui/parts/page-title.ts';
import { NavIcon } from './live/lazy-parts.tsx';
import { createAppQueryClient, Providers } from './providers.tsx';
import { createAppRouter } from './router.tsx';

/** Of public pages, for search engines. The browser doesn't need them. */
const DESCRIPTIONS: Record<string, string> = {
  '/': 'Contest-prep coaching for physique athletes: training, nutrition and cardio plans made from your own numbers and adjusted every week until show day.',
  '/login': 'Log in to Posedown: your training, nutrition and cardio plans and your progress.',
  '/ask-ali': 'Questions on training, nutrition, cardio, prep and posing, answered.',
};

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
    description: DESCRIPTIONS[path],
  };
}
