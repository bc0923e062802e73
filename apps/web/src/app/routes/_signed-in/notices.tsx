import { createFileRoute } from '@tanstack/react-router';
import { NoticesScreen } from '../../../features/notices/notices-screen.tsx';

export const Route = createFileRoute('/_signed-in/notices')({
  staticData: { title: 'Notices', shell: 'narrow' },
  component: NoticesScreen,
});
