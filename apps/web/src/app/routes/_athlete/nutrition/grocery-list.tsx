import { createFileRoute } from '@tanstack/react-router';
import { GroceryScreen } from '../../../../features/nutrition/grocery/grocery-screen.tsx';

export const Route = createFileRoute('/_athlete/nutrition/grocery-list')({
  staticData: { title: 'Grocery List', shell: 'narrow' },
  component: GroceryScreen,
});
