import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { useAuth } from '../../lib/auth-context.ts';
import { prefersReducedMotion } from '../../ui/reduced-motion.ts';
import { NavCount, NavIcon } from '../live/lazy-parts.tsx';
import { OnceSettled } from '../live/once-settled.tsx';
import { type NavItem, SIGNED_IN_ITEMS, SIGNED_OUT_ITEMS } from './nav-items.ts';

interface NavLinkProps {
  item: NavItem;
  className?: string;
  /** Whether the current page belongs to it by topic. */
  isWithin?: boolean | undefined;
  children: ReactNode;
}

/**
 * A navigation link. The link to the current page, or to the page it belongs to, has
 * `aria-current`.
 */
export function NavLink({ item, className, isWithin, children }: NavLinkProps) {
  const isHome = item.to === '/';
  return (
    <Link
      to={item.to}
      hash={item.hash}
      hashScrollIntoView={{ behavior: prefersReducedMotion() ? 'auto' : 'smooth' }}
      // A thread belongs to the messages. The home page is a prefix of everything, so it needs an
      // exact match. While prerendering, the current hash is unknown.
      activeOptions={{ exact: isHome, includeHash: isHome, includeSearch: false }}
      className={className}
      data-emphasized={item.emphasized}
      data-within={isWithin || undefined}
    >
      {children}
      {item.counts && (
        <span data-nav-count>
          <OnceSettled>
            <NavCount of={item.counts} />
          </OnceSettled>
        </span>
      )}
    </Link>
  );
}

interface NavLinksProps {
  label: string;
  className?: string;
  linkClass?: string;
  hasIcons?: boolean;
}

/** The links for the role, or for visitors if there is no role. */
export function NavLinks({ label, className, linkClass, hasIcons }: NavLinksProps) {
  const { role } = useAuth();
  const items = role ? SIGNED_IN_ITEMS[role] : SIGNED_OUT_ITEMS;
  return (
    <nav aria-label={label} className={className}>
      {items.map((item) => (
        <NavLink key={item.label} item={item} className={linkClass}>
          {hasIcons && (
            <Suspense fallback={<svg width={20} height={20} aria-hidden="true" />}>
              <NavIcon label={item.label} />
            </Suspense>
          )}
          {item.label}
        </NavLink>
      ))}
    </nav>
  );
}
