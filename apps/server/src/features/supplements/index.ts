export { addSupplementRoutes } from './routes.ts';
export { rereadLines } from './save-supplement.ts';
