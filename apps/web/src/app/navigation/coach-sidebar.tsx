import { Link } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { Row } from '../../ui/layout/layout.tsx';
import { Brand } from '../../ui/parts/brand.tsx';
import { ColorSchemeToggle } from '../../ui/parts/color-scheme-toggle.tsx';
import { PaletteButton } from '../live/lazy-parts.tsx';
import { openPalette } from '../palette/open-palette.ts';
import classes from './coach-sidebar.module.css';
import { LogoutButton } from './logout-button.tsx';
import { NavLinks } from './nav-link.tsx';
import { NoticesLink } from './notices-link.tsx';
import { UserTag } from './user-tag.tsx';

/** The coach's navigation on a wide screen. Narrower ones have the top bar instead. */
export function CoachSidebar() {
  usePaletteKey();
  return (
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
  );
}

/** Opens the command palette with Ctrl-K or Cmd-K. */
function usePaletteKey(): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      openPalette();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
