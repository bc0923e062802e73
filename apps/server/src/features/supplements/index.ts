export { addSupplementRoutes } from './routes.ts';
export { rescanSupplements } from './save-supplement.ts';
