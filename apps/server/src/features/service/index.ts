export { addServiceRoutes, DEMO_ACCOUNTS, isDemoAddress, refuseDemoAccount } from './routes.ts';
