export { addDashboardRoutes } from './routes.ts';
export { showDashboard } from './show-dashboard.ts';
