export { addOnboardingRoutes } from './routes.ts';
export { startPlans } from './sign-up.ts';
