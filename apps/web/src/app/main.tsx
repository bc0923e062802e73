import '../lib/zod-without-eval.ts';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { followColorScheme } from '../lib/color-scheme.ts';
import { rememberTyped } from '../lib/typed-before.ts';
import { createAppQueryClient, Providers } from './providers.tsx';
import { createAppRouter } from './router.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

followColorScheme();

const router = createAppRouter();
const app = (
  <StrictMode>
    <Providers queryClient={createAppQueryClient()}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>
);

/**
 * Takes over a prerendered page. The router leaves out the boundary that it did without while
 * prerendering, and the route's own code must be there before React compares it with the HTML. As a
 * transition it is done in slices, between which the page answers to the person.
 */
async function hydrate(page: HTMLElement): Promise<void> {
  router.ssr = { manifest: undefined };
  await router.load();
  rememberTyped(page.querySelectorAll('input'));
  startTransition(() => {
    hydrateRoot(page, app);
  });
}

/** Draws over the frame that the page came with, once the screen's own code is there. */
async function draw(page: HTMLElement): Promise<void> {
  await router.load();
  startTransition(() => {
    createRoot(page).render(app);
  });
}

const isPrerendered = container.firstElementChild && !('waiting' in container.dataset);
void (isPrerendered ? hydrate(container) : draw(container));
