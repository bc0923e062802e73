import { createFileRoute } from '@tanstack/react-router';
import { CustomizeScreen } from '../../../../features/nutrition/customize/customize-screen.tsx';

export const Route = createFileRoute('/_athlete/nutrition/customize')({
  staticData: { title: 'Customize Nutrition', shell: 'normal' },
  component: CustomizeScreen,
});
