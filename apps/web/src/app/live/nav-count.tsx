import { useUnread } from '../../features/messages/api.ts';
import { UnreadBadge } from '../../ui/parts/unread-badge.tsx';

/** How much waits behind a link of the navigation. */
export function NavCount() {
  const unread = useUnread();
  return <UnreadBadge count={unread.data?.total ?? 0} />;
}
