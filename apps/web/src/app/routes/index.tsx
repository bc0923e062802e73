import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '../../features/marketing/home-screen.tsx';

export const Route = createFileRoute('/')({
  staticData: {
    title: 'Contest-prep coaching',
    description:
      'Contest-prep coaching for physique athletes: training, nutrition and cardio plans made from your own numbers and adjusted every week until show day.',
  },
  component: HomeScreen,
});
