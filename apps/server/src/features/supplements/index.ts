export { rereadLines } from './reread-lines.ts';
export { addSupplementRoutes } from './routes.ts';
