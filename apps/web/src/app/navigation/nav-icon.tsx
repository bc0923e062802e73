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
  IconUser,
  IconUsers,
} from '@tabler/icons-react';

const ICONS: Readonly<Record<string, typeof IconHome2>> = {
  Messages: IconMessages,
  'Check-ins': IconChecklist,
  Alerts: IconAlertTriangle,
  Protocols: IconClipboardList,
  'Ask the coach': IconMessageCircle,
  Account: IconUser,
  Home: IconHome2,
  'Success Stories': IconChartLine,
  Tasks: IconCheck,
  'Coach Dashboard': IconLayoutDashboard,
  'Client Management': IconUsers,
  Analytics: IconChartLine,
  'Workout Plans': IconBarbell,
  'My Dashboard': IconLayoutDashboard,
};

/** The icon of a navigation link, by its label. */
export function NavIcon({ label }: { label: string }) {
  const Icon = ICONS[label];
  return Icon && <Icon size={20} stroke={1.6} aria-hidden="true" />;
}
