import { useAuth } from '../../lib/auth-context.ts';
import { type NavItem, SIGNED_IN_ITEMS, SIGNED_OUT_ITEMS } from './nav-items.ts';

/** The links for who is signed in. While that is unknown they are those of a visitor. */
export function useNavItems(): readonly NavItem[] {
  const { user } = useAuth();
  return user ? SIGNED_IN_ITEMS[user.role] : SIGNED_OUT_ITEMS;
}
