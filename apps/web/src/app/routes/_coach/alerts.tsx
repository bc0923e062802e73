import { createFileRoute } from '@tanstack/react-router';
import { AlertsScreen } from '../../../features/insights/alerts-screen.tsx';

export const Route = createFileRoute('/_coach/alerts')({
  staticData: { title: 'Alerts' },
  component: AlertsScreen,
});
