import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useAuth } from '../../lib/auth-context.ts';
import { ONBOARDING_PATH } from '../../lib/paths.ts';
import { isDialogOpen } from '../../ui/dialog/is-dialog-open.ts';
import { Brand } from '../../ui/parts/brand.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { MantineParts } from '../../ui/theme/mantine-parts.tsx';
import { openPalette } from '../palette/open-palette.ts';
import { LogoutButton } from './logout-button.tsx';
import classes from './mobile-menu.module.css';
import { NavLink } from './nav-link.tsx';
import { useNavItems } from './use-nav-items.ts';
import { UserTag } from './user-tag.tsx';

const WIDE = '(min-width: 768px)';

interface MobileMenuProps {
  opened: boolean;
  onClose: () => void;
}

/** The slide-out menu of narrow screens. A route change or a window of 768 px closes it. */
export function MobileMenu({ opened, onClose }: MobileMenuProps) {
  const items = useNavItems();
  const { user } = useAuth();
  const { href } = useLocation();
  const wide = useMediaQuery(WIDE);
  useCloseOnChange(href, onClose);
  // It opens after it is there: only then does the drawer know where the focus came from.
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  useEffect(() => {
    if (wide) onClose();
  }, [wide, onClose]);

  return (
    <MantineParts>
      <Drawer
        opened={mounted && opened && !wide}
        // It hears every Escape, also one that is meant for the palette above it.
        onClose={() => {
          if (!isDialogOpen()) onClose();
        }}
        position="right"
        // Our style sheet holds the page still (see base.css): no style element is needed for it.
        lockScroll={false}
        size="min(20rem, 86vw)"
        title={<Brand />}
        closeButtonProps={{ 'aria-label': 'Close the menu', size: 'lg' }}
      >
        {user?.role === 'coach' && (
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
        <nav aria-label="Menu" className={classes.links}>
          {items.map((item) => (
            <NavLink key={item.label} item={item} className={classes.link}>
              <item.Icon size={20} stroke={1.6} aria-hidden="true" />
              {item.label}
            </NavLink>
          ))}
        </nav>
        <div className={classes.end}>
          <MenuEnd />
        </div>
      </Drawer>
    </MantineParts>
  );
}

function MenuEnd() {
  const { user } = useAuth();
  if (user) {
    return (
      <>
        <UserTag user={user} />
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
