import { useAuth } from '../../lib/auth-context.ts';
import { type NavItem, SIGNED_IN_ITEMS, SIGNED_OUT_ITEMS } from './nav-items.ts';

/** The links for the role; without one those of a visitor. */
export function useNavItems(): readonly NavItem[] {
  const { role } = useAuth();
  return role ? SIGNED_IN_ITEMS[role] : SIGNED_OUT_ITEMS;
}
