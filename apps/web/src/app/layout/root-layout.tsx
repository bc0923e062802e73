import { Outlet } from '@tanstack/react-router';
import { useAuth } from '../../lib/auth-context.ts';
import { Announcer } from '../../ui/announce/announcer.tsx';
import { LiveUpdates } from '../live/lazy-parts.tsx';
import { OnceSettled } from '../live/once-settled.tsx';
import { AthleteBar } from '../navigation/athlete-bar.tsx';
import { CoachSidebar } from '../navigation/coach-sidebar.tsx';
import { TopBar } from '../navigation/top-bar.tsx';
import { useRouteTitle } from './document-title.ts';
import { OfflineNotice } from './offline-notice.tsx';
import classes from './root-layout.module.css';
import { MAIN_ID, useRouteFocus } from './route-focus.ts';
import { useDrawn } from './use-drawn.ts';

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
