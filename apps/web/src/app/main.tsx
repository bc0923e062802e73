import '../lib/zod-without-eval.ts';
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { hintedRole } from '../features/auth/session-hint.ts';
import { followColorScheme } from '../lib/color-scheme.ts';
import { rememberPrerenderedInput } from '../lib/prerendered-input.ts';
import { whenSettled } from '../ui/after-first-paint.ts';
import { ignoreComposingKeys } from '../ui/ignore-composing-keys.ts';
import { createAppQueryClient, Providers } from './providers.tsx';
import { createAppRouter } from './router.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

followColorScheme();
ignoreComposingKeys(window);

/** A phone takes its time for each step of the start: in between it answers a tap. */
const breathe = () => new Promise((done) => setTimeout(done));

/** Draws the app over the frame that the page came with, or takes over a page that came prerendered. */
async function start(page: HTMLElement): Promise<void> {
  // What is around the content of a logged-in person's page was put there by the page's own script.
  const isWhole = page.firstElementChild && !('waiting' in page.dataset);
  const isPrerendered = isWhole && !('role' in page.dataset);
  await breathe();
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await breathe();
  // It marks the place in the browser's own history, and has to wait for the browser.
  const history = createBrowserHistory();
  await breathe();
  const router = createAppRouter(history, { scrolls: true });
  // The router leaves out the boundary that it did without while prerendering.
  if (isPrerendered) router.ssr = { manifest: undefined };
  await breathe();
  // The screen's own code is there before React compares it with the HTML.
  await router.load();
  const app = (
    <StrictMode>
      <Providers queryClient={createAppQueryClient()} hint={hintedRole(document.cookie)}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  if (isWhole) rememberPrerenderedInput(page.querySelectorAll('input'));
  // As a transition it is done in slices.
  startTransition(() => {
    if (isPrerendered) hydrateRoot(page, app);
    else createRoot(page).render(app);
  });
  whenSettled(() => {
    // Without its code the app goes on; the next page tries again.
    void import('./service-worker/register.ts').then(
      ({ registerServiceWorker }) => registerServiceWorker(),
      () => undefined,
    );
  });
}

void start(container);
