export { DEMO_ACCOUNTS } from './demo-accounts.ts';
export { addServiceRoutes } from './routes.ts';
