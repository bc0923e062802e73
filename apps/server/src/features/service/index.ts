export { DEMO_ACCOUNTS, refuseDemoAccount } from './demo-accounts.ts';
export { addServiceRoutes } from './routes.ts';
