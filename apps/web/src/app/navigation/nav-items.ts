import type { Role } from '@posedown/contract';
import {
  IconBarbell,
  IconBell,
  IconChartLine,
  IconClipboardList,
  IconHome2,
  IconLayoutDashboard,
  IconMessageCircle,
  IconMessages,
  IconToolsKitchen2,
  IconUserCog,
  IconUsers,
} from '@tabler/icons-react';

export interface NavItem {
  to: string;
  label: string;
  Icon: typeof IconHome2;
  /** How the addresses begin that belong to it too. */
  within?: RegExp;
  /** A place within the page. */
  hash?: string;
  /** Of what the unread, or those that wait, are counted beside it. */
  counts?: 'messages' | 'alerts' | 'protocols';
  /** Drawn in the accent color. */
  emphasised?: boolean;
}

/*
 * The whole navigation of the product: to add a link, add a line here.
 */
const messages: NavItem = {
  to: '/messages',
  label: 'Messages',
  Icon: IconMessages,
  counts: 'messages',
};

const alerts: NavItem = { to: '/alerts', label: 'Alerts', Icon: IconBell, counts: 'alerts' };

const coachProtocols: NavItem = {
  to: '/protocols',
  label: 'Protocols',
  Icon: IconClipboardList,
  counts: 'protocols',
};

const askTheCoach: NavItem = {
  to: '/ask-ali',
  label: 'Ask the coach',
  Icon: IconMessageCircle,
  emphasised: true,
};

const account: NavItem = { to: '/account', label: 'Account', Icon: IconUserCog };

export const SIGNED_OUT_ITEMS: readonly NavItem[] = [
  { to: '/', label: 'Home', Icon: IconHome2 },
  { to: '/', hash: 'success-stories', label: 'Success Stories', Icon: IconChartLine },
  askTheCoach,
];

export const SIGNED_IN_ITEMS: Record<Role, readonly NavItem[]> = {
  coach: [
    { to: '/dashboard', label: 'Coach Dashboard', Icon: IconLayoutDashboard },
    { to: '/admin', label: 'Client Management', Icon: IconUsers },
    { to: '/analytics', label: 'Analytics', Icon: IconChartLine },
    coachProtocols,
    alerts,
    messages,
    { to: '/training/plans', label: 'Workout Plans', Icon: IconBarbell },
    askTheCoach,
    account,
  ],
  client: [
    { to: '/dashboard', label: 'My Dashboard', Icon: IconLayoutDashboard },
    messages,
    askTheCoach,
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
