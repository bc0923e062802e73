import { createFileRoute } from '@tanstack/react-router';
import { PhotosScreen } from '../../../../features/photos/photos-screen.tsx';

export const Route = createFileRoute('/_athlete/progress/photos')({
  staticData: { title: 'Progress Photos', shell: 'normal' },
  component: PhotosScreen,
});
