import { IconMenu2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useCallback, useState } from 'react';
import { useAuth } from '../../lib/auth-context.ts';
import { ONBOARDING_PATH } from '../../lib/paths.ts';
import { Brand } from '../../ui/parts/brand.tsx';
import { IconButton } from '../../ui/parts/button.tsx';
import { ColorSchemeToggle } from '../../ui/parts/color-scheme-toggle.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { NavIcon } from '../live/lazy-parts.tsx';
import { LogoutButton } from './logout-button.tsx';
import { NavLinks } from './nav-link.tsx';
import { NoticesLink } from './notices-link.tsx';
import classes from './top-bar.module.css';
import { UserTag } from './user-tag.tsx';

const loadMenu = () => Promise.all([import('./mobile-menu.tsx'), NavIcon.preload()]);
const MobileMenu = lazyPart(() => loadMenu().then(([{ MobileMenu }]) => ({ default: MobileMenu })));

/**
 * The top bar of every page. Its links move into the slide-out menu below 1,024 px, or below 768 px
 * when signed out.
 */
export function TopBar() {
  const { role } = useAuth();
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  return (
    <header className={classes.bar} data-role={role ?? undefined}>
      <Link to="/" className={classes.home} aria-label="Posedown, home page">
        <Brand />
      </Link>
      <NavLinks label="Main" className={classes.links} linkClass={classes.link} />
      <div className={classes.end}>
        {role && <NoticesLink />}
        <ColorSchemeToggle />
        <div className={classes.wide}>{role ? <SignedInEnd /> : <SignedOutEnd />}</div>
        <IconButton
          className={classes.menuButton}
          onClick={() => setMenuOpen(true)}
          onPointerDown={() => void loadMenu()}
          onFocus={() => void loadMenu()}
          aria-label="Open the menu"
          aria-expanded={menuOpen}
          aria-haspopup="dialog"
        >
          <IconMenu2 size={24} stroke={1.6} aria-hidden="true" />
        </IconButton>
      </div>
      {menuOpen && (
        <Suspense fallback={null}>
          <MobileMenu onClose={closeMenu} />
        </Suspense>
      )}
    </header>
  );
}

function SignedInEnd() {
  return (
    <>
      <UserTag />
      <LogoutButton />
    </>
  );
}

function SignedOutEnd() {
  return (
    <>
      <LinkButton to="/login" variant="subtle">
        Login
      </LinkButton>
      <LinkButton to={ONBOARDING_PATH} variant="default">
        Start Free
      </LinkButton>
    </>
  );
}
