import { useWaitingCheckInCount } from '../../features/check-in-inbox/api.ts';
import { useAlerts } from '../../features/insights/api.ts';
import { useUnread } from '../../features/messages/api.ts';
import { useUnreadNotices } from '../../features/notices/api.ts';
import { useWaitingProtocols } from '../../features/protocols/api.ts';
import { UnreadBadge } from '../../ui/parts/unread-badge.tsx';
import type { NavItem } from '../navigation/nav-items.ts';

/** The number of waiting items next to a navigation link. */
export function NavCount({ of }: { of: NonNullable<NavItem['counts']> }) {
  if (of === 'protocols') return <ProtocolCount />;
  if (of === 'check-ins') return <CheckInCount />;
  if (of === 'notices') return <NoticeCount />;
  return of === 'messages' ? <MessageCount /> : <AlertCount />;
}

function ProtocolCount() {
  return <UnreadBadge count={useWaitingProtocols()} label="waiting" />;
}

function CheckInCount() {
  return <UnreadBadge count={useWaitingCheckInCount()} label="waiting" />;
}

function NoticeCount() {
  return <UnreadBadge count={useUnreadNotices().data?.unread ?? 0} />;
}

function MessageCount() {
  const unread = useUnread();
  return <UnreadBadge count={unread.data?.total ?? 0} />;
}

function AlertCount() {
  const alerts = useAlerts('open');
  return <UnreadBadge count={alerts.data?.pages[0]?.unread ?? 0} />;
}
