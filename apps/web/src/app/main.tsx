import '../lib/zod-without-eval.ts';
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { loadFirstSession } from '../features/auth/api.ts';
import { hintedRole } from '../features/auth/session-hint.ts';
import { followColorScheme } from '../lib/color-scheme.ts';
import { rememberPrerenderedInput } from '../lib/prerendered-input.ts';
import { whenSettled } from '../ui/after-first-paint.ts';
import { ignoreComposingKeys } from '../ui/ignore-composing-keys.ts';
import { NavIcon } from './live/lazy-parts.tsx';
import { createAppQueryClient, Providers } from './providers.tsx';
import { createAppRouter } from './router.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

followColorScheme();
ignoreComposingKeys(window);

/** A phone needs time for each step of the start; in between it handles taps. */
const yieldToBrowser = () => new Promise((done) => setTimeout(done));

/** Renders the app into the frame of the page, or hydrates a prerendered page. */
async function start(page: HTMLElement): Promise<void> {
  // On a logged-in user's page, the page's own script has added the frame around the content.
  const isWhole = page.firstElementChild && !('waiting' in page.dataset);
  const isPrerendered = isWhole && !('role' in page.dataset);
  await yieldToBrowser();
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await yieldToBrowser();
  // It writes to the browser's history and has to wait for the browser.
  const history = createBrowserHistory();
  await yieldToBrowser();
  const router = createAppRouter(history, { scrolls: true });
  // The router omits the boundary that wasn't there while prerendering.
  if (isPrerendered) router.ssr = { manifest: undefined };
  await yieldToBrowser();
  const hint = hintedRole(document.cookie);
  // Loads the screen's code before React hydrates the HTML, and the icons of a coach's sidebar.
  await Promise.all([router.load(), hint === 'coach' && NavIcon.preload()]);
  const queryClient = createAppQueryClient();
  await loadFirstSession(queryClient);
  const app = (
    <StrictMode>
      <Providers queryClient={queryClient} hint={hint}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  if (isWhole) rememberPrerenderedInput(page.querySelectorAll('input'));
  // As a transition, it is rendered in chunks.
  startTransition(() => {
    if (isPrerendered) hydrateRoot(page, app);
    else createRoot(page).render(app);
  });
  whenSettled(() => {
    // If its code can't be loaded, the app continues, and the next page tries again.
    void import('./once-idle.ts').then(
      ({ registerServiceWorker }) => registerServiceWorker(),
      () => undefined,
    );
  });
}

void start(container);
