import { IconSearch } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useAuth } from '../../lib/auth-context.ts';
import { ONBOARDING_PATH } from '../../lib/paths.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Brand } from '../../ui/parts/brand.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { openPalette } from '../palette/open-palette.ts';
import { LogoutButton } from './logout-button.tsx';
import classes from './mobile-menu.module.css';
import { NavLinks } from './nav-link.tsx';
import { UserTag } from './user-tag.tsx';

/** The windows whose top bar or sidebar has the links: see `top-bar.module.css`. */
const WIDE = { signedIn: '(min-width: 64em)', signedOut: '(min-width: 48em)' };

/** The slide-out menu of narrow screens. It closes on navigation and when the window gets wide. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const { role } = useAuth();
  const { href } = useLocation();
  useCloseOnChange(href, onClose);
  useCloseWhen(role ? WIDE.signedIn : WIDE.signedOut, onClose);

  return (
    <Dialog isMenu title={<Brand />} closeLabel="Close the menu" onClose={onClose}>
      {role === 'coach' && (
        <Button
          variant="default"
          size="md"
          fullWidth
          leftSection={<IconSearch size={18} stroke={1.6} aria-hidden="true" />}
          onClick={() => {
            onClose();
            openPalette();
          }}
        >
          Search
        </Button>
      )}
      <NavLinks label="Menu" className={classes.links} linkClass={classes.link} hasIcons />
      <Row justify="between" gap="sm" className={classes.end}>
        <MenuEnd />
      </Row>
    </Dialog>
  );
}

function MenuEnd() {
  const { role } = useAuth();
  if (role) {
    return (
      <>
        <UserTag />
        <LogoutButton />
      </>
    );
  }
  return (
    <>
      <LinkButton to="/login" variant="default" size="md" fullWidth>
        Login
      </LinkButton>
      <LinkButton to={ONBOARDING_PATH} size="md" fullWidth>
        Start Free
      </LinkButton>
    </>
  );
}

/** Calls `onChange` when the value changes, but not for its first value. */
function useCloseOnChange(value: string, onChange: () => void): void {
  const previous = useRef(value);
  useEffect(() => {
    if (previous.current === value) return;
    previous.current = value;
    onChange();
  }, [value, onChange]);
}

/** Calls `onClose` as soon as the window matches the media query. */
function useCloseWhen(query: string, onClose: () => void): void {
  useEffect(() => {
    const wide = window.matchMedia(query);
    const close = () => {
      if (wide.matches) onClose();
    };
    close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [query, onClose]);
}
