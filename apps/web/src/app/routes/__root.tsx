import { createRootRoute } from '@tanstack/react-router';
import { RootLayout } from '../layout/root-layout.tsx';

export const Route = createRootRoute({ component: RootLayout });
