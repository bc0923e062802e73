import { Link } from '@tanstack/react-router';
import { Suspense, useLayoutEffect } from 'react';
import { openTask } from '../../features/tasks/open-task.ts';
import { isDialogOpen } from '../../ui/dialog/is-dialog-open.ts';
import { isTyping } from '../../ui/is-typing.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { Brand } from '../../ui/parts/brand.tsx';
import { ColorSchemeToggle } from '../../ui/parts/color-scheme-toggle.tsx';
import { PaletteButton, Tasks } from '../live/lazy-parts.tsx';
import { openPalette } from '../palette/open-palette.ts';
import classes from './coach-sidebar.module.css';
import { LogoutButton } from './logout-button.tsx';
import { NavLinks } from './nav-link.tsx';
import { NoticesLink } from './notices-link.tsx';
import { UserTag } from './user-tag.tsx';

/** The coach's navigation on a wide screen. Narrower ones have the top bar instead. */
export function CoachSidebar() {
  useKeys();
  return (
    <>
      <aside className={classes.sidebar} aria-label="Coach">
        <Link to="/" className={classes.home} aria-label="Posedown, home page">
          <Brand />
        </Link>
        <div className={classes.search}>
          <Suspense fallback={null}>
            <PaletteButton />
          </Suspense>
        </div>
        <NavLinks label="Main" className="pd-stack pd-2xs" linkClass={classes.link} hasIcons />
        <div className={classes.end}>
          <UserTag />
          <div className={classes.controls}>
            <LogoutButton />
            <Row gap="xs">
              <NoticesLink />
              <ColorSchemeToggle />
            </Row>
          </div>
        </div>
      </aside>
      {/* Outside the sidebar, which isn't rendered on a narrow screen. */}
      <Suspense fallback={null}>
        <Tasks />
      </Suspense>
    </>
  );
}

/**
 * Opens the command palette with Ctrl-K or Cmd-K, and a new task with t, even before their code has
 * loaded.
 */
function useKeys(): void {
  // Before the first paint: what is visible has to work.
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, target } = event;
      // What is typed for a palette that is still loading isn't a shortcut.
      if (event.defaultPrevented || event.altKey || event.shiftKey) return;
      if (event.ctrlKey || event.metaKey) {
        if (key.toLowerCase() !== 'k') return;
        openPalette();
      } else {
        if (key !== 't' || isTyping(target) || isDialogOpen()) return;
        openTask();
      }
      event.preventDefault();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
