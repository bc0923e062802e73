import { useAlerts } from '../../features/insights/api.ts';
import { useUnread } from '../../features/messages/api.ts';
import { UnreadBadge } from '../../ui/parts/unread-badge.tsx';

/** How much waits behind a link of the navigation. */
export function NavCount({ of }: { of: 'messages' | 'alerts' }) {
  return of === 'messages' ? <MessageCount /> : <AlertCount />;
}

function MessageCount() {
  const unread = useUnread();
  return <UnreadBadge count={unread.data?.total ?? 0} />;
}

function AlertCount() {
  const alerts = useAlerts('open');
  return <UnreadBadge count={alerts.data?.pages[0]?.unread ?? 0} />;
}
