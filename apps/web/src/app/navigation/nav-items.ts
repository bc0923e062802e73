import type { Role } from '@posedown/contract';
import {
  IconAlertTriangle,
  IconBarbell,
  IconChartLine,
  IconCheck,
  IconChecklist,
  IconClipboardList,
  IconHome2,
  IconLayoutDashboard,
  IconMessageCircle,
  IconMessages,
  IconToolsKitchen2,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';

export interface NavItem {
  to: string;
  label: string;
  Icon: typeof IconHome2;
  /** Path prefixes of other pages that belong to this item. */
  within?: RegExp;
  /** An anchor on the page. */
  hash?: string;
  /** The unread or pending items counted next to it. */
  counts?: 'check-ins' | 'messages' | 'alerts' | 'protocols' | 'notices';
  /** Shown bold, as the specification asks. */
  emphasized?: boolean;
}

/* The whole navigation of the product. To add a link, add an entry here. */
const messages: NavItem = {
  to: '/messages',
  label: 'Messages',
  Icon: IconMessages,
  counts: 'messages',
};

const checkIns: NavItem = {
  to: '/check-ins',
  label: 'Check-ins',
  Icon: IconChecklist,
  counts: 'check-ins',
};

const alerts: NavItem = {
  to: '/alerts',
  label: 'Alerts',
  Icon: IconAlertTriangle,
  counts: 'alerts',
};

const coachProtocols: NavItem = {
  to: '/protocols',
  label: 'Protocols',
  Icon: IconClipboardList,
  counts: 'protocols',
};

const assistantItem: NavItem = {
  to: '/ask-ali',
  label: 'Ask the coach',
  Icon: IconMessageCircle,
  emphasized: true,
};

const account: NavItem = { to: '/account', label: 'Account', Icon: IconUser };

export const SIGNED_OUT_ITEMS: readonly NavItem[] = [
  { to: '/', label: 'Home', Icon: IconHome2 },
  { to: '/', hash: 'success-stories', label: 'Success Stories', Icon: IconChartLine },
  assistantItem,
];

export const SIGNED_IN_ITEMS: Record<Role, readonly NavItem[]> = {
  coach: [
    checkIns,
    { to: '/tasks', label: 'Tasks', Icon: IconCheck },
    { to: '/dashboard', label: 'Coach Dashboard', Icon: IconLayoutDashboard },
    { to: '/admin', label: 'Client Management', Icon: IconUsers },
    { to: '/analytics', label: 'Analytics', Icon: IconChartLine },
    coachProtocols,
    alerts,
    messages,
    { to: '/training/plans', label: 'Workout Plans', Icon: IconBarbell },
    assistantItem,
    account,
  ],
  client: [
    { to: '/dashboard', label: 'My Dashboard', Icon: IconLayoutDashboard },
    messages,
    assistantItem,
    account,
  ],
};

/** The athlete's bottom bar on a phone. */
export const ATHLETE_TABS: readonly NavItem[] = [
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
