import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { prefersReducedMotion } from '../../ui/reduced-motion.ts';
import { NavCount } from '../live/lazy-parts.tsx';
import { OnceSettled } from '../live/once-settled.tsx';
import type { NavItem } from './nav-items.ts';

interface NavLinkProps {
  item: NavItem;
  className?: string;
  /** Whether the page in view belongs to it by its subject. */
  isWithin?: boolean | undefined;
  children: ReactNode;
}

/** A link of the navigation; the one to the page in view, or to what it belongs to, says so (`aria-current`). */
export function NavLink({ item, className, isWithin, children }: NavLinkProps) {
  const isHome = item.to === '/';
  return (
    <Link
      to={item.to}
      hash={item.hash}
      hashScrollIntoView={{ behavior: prefersReducedMotion() ? 'auto' : 'smooth' }}
      // A thread belongs to the messages; everything would belong to the home page. Prerendered, the current hash is unknown.
      activeOptions={{ exact: isHome, includeHash: isHome, includeSearch: false }}
      className={className}
      data-emphasised={item.emphasised}
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
