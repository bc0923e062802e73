import { Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { useAuth } from '../../lib/auth-context.ts';
import { whenSettled } from '../../ui/after-first-paint.ts';
import { Announcer } from '../../ui/announce/announcer.tsx';
import { useRouteName } from '../../ui/parts/page-title.ts';
import { LiveUpdates } from '../live/lazy-parts.tsx';
import { OnceSettled } from '../live/once-settled.tsx';
import { AthleteBar } from '../navigation/athlete-bar.tsx';
import { CoachSidebar } from '../navigation/coach-sidebar.tsx';
import { TopBar } from '../navigation/top-bar.tsx';
import classes from './root-layout.module.css';

function subscribe(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

const LATER = 'What you log is saved here and sent';
const SAVING_RESTORED = 'Saving works again';

/** Shown while the device is offline or the server can’t be reached. */
function OfflineNotice() {
  const { user, isReached } = useAuth();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {(!online || (user && !isReached)) && (
        <p className={classes.offline} data-offline-notice>
          {online ? 'We can’t reach the server.' : 'You’re offline.'}{' '}
          {user?.role === 'client' ? LATER : SAVING_RESTORED} once you’re back online.
        </p>
      )}
    </div>
  );
}

const MAIN_ID = 'main';

/**
 * Moves the focus to the new page’s content after a navigation, so that keyboard and screen reader continue
 * there. The first page and hash links within a page are left alone.
 */
function useRouteFocus(): void {
  const router = useRouter();
  useFocusRestoration();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
      }),
    [router],
  );
}

/** Restores focus that would be lost (restore-focus.ts) and moves it to form errors (show-field-errors.ts). */
function useFocusRestoration(): void {
  useEffect(() => {
    let ends: (() => void)[] = [];
    let isUnmounted = false;
    // Loaded when the page is idle, or immediately when an element takes the focus.
    const start = once(() => {
      void import('../once-idle.ts').then(
        ({ restoreFocus, showFieldErrors }) => {
          if (!isUnmounted) ends = [restoreFocus(document.body), showFieldErrors(document.body)];
        },
        () => undefined,
      );
    });
    const cancel = whenSettled(start);
    document.body.addEventListener('focusin', start, { once: true });
    return () => {
      isUnmounted = true;
      cancel();
      document.body.removeEventListener('focusin', start);
      for (const end of ends) end();
    };
  }, []);
}

/** Wraps a task so that it runs only once. */
function once(task: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) task();
    isDone = true;
  };
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The title for the browser tab and screen readers. */
    title?: string;
    /** Width of the screen’s `PageShell`, if its heading is the title. The heading is then shown while the screen loads. */
    shell?: 'narrow' | 'normal' | 'wide';
  }
}

/** Uses the title of the innermost route that defines a title. */
function useRouteTitle(): void {
  useRouteName(
    useMatches({
      select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
    }),
  );
}

/** The layout of every page: skip link, navigation for the role, and content. */
export function RootLayout() {
  const { user, role } = useAuth();
  useRouteTitle();
  useRouteFocus();
  useDrawn();
  return (
    <div className={classes.layout} data-role={role ?? undefined}>
      <a className={classes.skip} data-print="no" href={`#${MAIN_ID}`}>
        Skip to content
      </a>
      <Announcer />
      {role === 'coach' && <CoachSidebar />}
      <div className={classes.column}>
        <TopBar />
        <OfflineNotice />
        <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
          <Outlet />
        </main>
      </div>
      {role === 'client' && <AthleteBar />}
      {user && (
        <OnceSettled>
          <LiveUpdates />
        </OnceSettled>
      )}
    </div>
  );
}

/** Tells the inline page script that the app is interactive, so it can repeat an early tap. */
function useDrawn(): void {
  useLayoutEffect(() => {
    window.dispatchEvent(new Event('drawn'));
  }, []);
}
