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

/** What else is saved says that it was not. */
const LATER = 'workouts, cardio, meals, supplements, check-ins and messages are kept here and sent';
const AGAIN = 'saving works again';

/** Says so while the device has no network, or the server does not answer who is signed in. */
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
          {online ? 'We can’t reach the server.' : 'You are offline.'} What is on the screen stays;{' '}
          {user?.role === 'client' ? LATER : AGAIN} once you are connected.
        </p>
      )}
    </div>
  );
}

const MAIN_ID = 'main';

/**
 * After a navigation to another page, puts the focus on the page's content, so that keyboard and
 * screen reader go on from there. The first page, and hash links within a page, are left alone. Within a
 * page it stays where it was, or goes to what has taken that place.
 */
function useRouteFocus(): void {
  const router = useRouter();
  useKeptPlace();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
      }),
    [router],
  );
}

/**
 * Keeps the focus from getting lost where what had it goes, see restore-focus.ts, and leads it to what a form
 * complains about, see show-field-errors.ts. Stands once, in the layout.
 */
function useKeptPlace(): void {
  useEffect(() => {
    let ends: (() => void)[] = [];
    let isGone = false;
    // No page waits for it, and none fails without it; whoever takes a place at once wants it at once.
    const begin = once(() => {
      void import('../../ui/focus/focus-later.ts').then(
        ({ restoreFocus, showFieldErrors }) => {
          if (!isGone) ends = [restoreFocus(document.body), showFieldErrors(document.body)];
        },
        () => undefined,
      );
    });
    const cancel = whenSettled(begin);
    document.body.addEventListener('focusin', begin, { once: true });
    return () => {
      isGone = true;
      cancel();
      document.body.removeEventListener('focusin', begin);
      for (const end of ends) end();
    };
  }, []);
}

/** The task, which runs the first time only. */
function once(task: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) task();
    isDone = true;
  };
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the browser's tab and the screen reader call the page. */
    title?: string;
    /** For search engines; public pages only. */
    description?: string;
  }
}

/** Names the page after its innermost route that has a title; one that has none names itself. */
function useRouteTitle(): void {
  useRouteName(
    useMatches({
      select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
    }),
  );
}

/** The frame of every page: skip link, navigation for the role, content. */
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

/** Tells the page's own script that the app answers from now on, which then repeats an early tap. */
function useDrawn(): void {
  useLayoutEffect(() => {
    window.dispatchEvent(new Event('drawn'));
  }, []);
}
