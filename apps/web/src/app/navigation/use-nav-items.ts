import { useAuth } from '../../lib/auth-context.ts';
import { useIsBuilt } from '../../lib/use-is-built.ts';
import { ATHLETE_TABS, type NavItem, SIGNED_IN_ITEMS, SIGNED_OUT_ITEMS } from './nav-items.ts';

/** The links for who is signed in. While that is unknown they are those of a visitor. */
export function useNavItems(): readonly NavItem[] {
  const { user } = useAuth();
  const isBuilt = useIsBuilt();
  const items = user ? SIGNED_IN_ITEMS[user.role] : SIGNED_OUT_ITEMS;
  return items.filter(({ to }) => isBuilt(to));
}

/** The athlete's tabs whose screens exist. */
export function useAthleteTabs(): readonly NavItem[] {
  const isBuilt = useIsBuilt();
  return ATHLETE_TABS.filter(({ to }) => isBuilt(to));
}
