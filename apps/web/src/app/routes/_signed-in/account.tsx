import { createFileRoute } from '@tanstack/react-router';
import { AccountScreen } from '../../../features/auth/account-screen.tsx';

export const Route = createFileRoute('/_signed-in/account')({
  staticData: { title: 'Account' },
  component: AccountScreen,
});
