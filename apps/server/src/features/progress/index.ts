export { keepWeighIn } from './keep-weigh-in.ts';
export { addProgressRoutes } from './routes.ts';
