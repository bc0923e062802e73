import { createFileRoute } from '@tanstack/react-router';
import { AddClientScreen } from '../../../features/invitations/add-client-screen.tsx';

export const Route = createFileRoute('/_coach/add-client')({
  staticData: { title: 'Add New Athlete' },
  component: AddClientScreen,
});
