import type { Role } from '@posedown/contract';
import {
  IconBarbell,
  IconChartLine,
  IconLayoutDashboard,
  IconMessageCircle,
  IconToolsKitchen2,
} from '@tabler/icons-react';

export interface NavItem {
  to: string;
  label: string;
  /** Path prefixes of other pages that belong to this item. */
  within?: RegExp;
  /** An anchor on the page. */
  hash?: string;
  /** The unread or pending items counted next to it. */
  counts?: 'check-ins' | 'messages' | 'alerts' | 'protocols' | 'notices';
  /** Shown bold, as the specification asks. */
  emphasized?: boolean;
}

/** A link that always has its icon. The icons of all others are in nav-icon.tsx. */
export interface NavTab extends NavItem {
  Icon: typeof IconBarbell;
}

/* The whole navigation of the product. To add a link, add an entry here and its icon in nav-icon.tsx. */
const messages: NavItem = {
  to: '/messages',
  label: 'Messages',
  counts: 'messages',
};

const checkIns: NavItem = {
  to: '/check-ins',
  label: 'Check-ins',
  counts: 'check-ins',
};

const alerts: NavItem = {
  to: '/alerts',
  label: 'Alerts',
  counts: 'alerts',
};

const coachProtocols: NavItem = {
  to: '/protocols',
  label: 'Protocols',
  counts: 'protocols',
};

const assistantItem: NavItem = {
  to: '/ask-ali',
  label: 'Ask the coach',
  emphasized: true,
};

const account: NavItem = { to: '/account', label: 'Account' };

export const SIGNED_OUT_ITEMS: readonly NavItem[] = [
  { to: '/', label: 'Home' },
  { to: '/', hash: 'success-stories', label: 'Success Stories' },
  assistantItem,
];

export const SIGNED_IN_ITEMS: Record<Role, readonly NavItem[]> = {
  coach: [
    checkIns,
    { to: '/tasks', label: 'Tasks' },
    { to: '/dashboard', label: 'Coach Dashboard' },
    { to: '/admin', label: 'Client Management' },
    { to: '/analytics', label: 'Analytics' },
    coachProtocols,
    alerts,
    messages,
    { to: '/training/plans', label: 'Workout Plans' },
    assistantItem,
    account,
  ],
  client: [{ to: '/dashboard', label: 'My Dashboard' }, messages, assistantItem, account],
};

/** The athlete's bottom bar on a phone. */
export const ATHLETE_TABS: readonly NavTab[] = [
  { to: '/dashboard', label: 'Today', Icon: IconLayoutDashboard },
  {
    to: '/workout-session',
    label: 'Train',
    Icon: IconBarbell,
    within: /^\/(training|exercises|cardio|posing)/,
  },
  {
    to: '/nutrition/meal-plan',
    label: 'Eat',
    Icon: IconToolsKitchen2,
    within: /^\/nutrition/,
  },
  { to: '/progress', label: 'Progress', Icon: IconChartLine },
  { to: '/messages', label: 'Coach', Icon: IconMessageCircle, counts: 'messages' },
];
