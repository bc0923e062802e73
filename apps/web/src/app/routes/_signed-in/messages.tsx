import { createFileRoute } from '@tanstack/react-router';
import { MessagesScreen } from '../../../features/messages/messages-screen.tsx';

export const Route = createFileRoute('/_signed-in/messages')({
  staticData: { title: 'Messages' },
  component: MessagesScreen,
});
