export { addServiceRoutes, DEMO_ACCOUNTS, refuseDemoAccount } from './routes.ts';
