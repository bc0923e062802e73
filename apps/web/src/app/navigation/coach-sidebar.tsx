import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Stack } from '../../ui/layout/layout.tsx';
import { Brand } from '../../ui/parts/brand.tsx';
import { ColorSchemeToggle } from '../../ui/parts/color-scheme-toggle.tsx';
import { PaletteButton } from '../live/lazy-parts.tsx';
import { usePaletteKey } from '../palette/use-palette-key.ts';
import classes from './coach-sidebar.module.css';
import { LogoutButton } from './logout-button.tsx';
import { NavLink } from './nav-link.tsx';
import { useNavItems } from './use-nav-items.ts';
import { UserTag } from './user-tag.tsx';

/** The coach's navigation on a wide screen; on narrower ones the top bar takes over. */
export function CoachSidebar() {
  const items = useNavItems();
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
      <Stack aria-label="Main" as="nav" gap="2xs">
        {items.map((item) => (
          <NavLink key={item.label} item={item} className={classes.link}>
            <item.Icon size={20} stroke={1.6} aria-hidden="true" />
            {item.label}
          </NavLink>
        ))}
      </Stack>
      <div className={classes.end}>
        <UserTag />
        <div className={classes.controls}>
          <LogoutButton />
          <ColorSchemeToggle />
        </div>
      </div>
    </aside>
  );
}
