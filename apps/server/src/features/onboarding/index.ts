export { ensureHeadCoach, welcomeHeadCoach } from './ensure-head-coach.ts';
export { addOnboardingRoutes } from './routes.ts';
export { startPlans } from './sign-up.ts';
