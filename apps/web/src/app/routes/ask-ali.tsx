import { createFileRoute } from '@tanstack/react-router';
import { AskScreen } from '../../features/assistant/ask-screen.tsx';

export const Route = createFileRoute('/ask-ali')({
  staticData: { title: 'Ask the coach' },
  component: AskScreen,
});
