export { keepWeighIn } from './keep-weigh-in.ts';
export { judgeDay } from './record-progress.ts';
export { addProgressRoutes } from './routes.ts';
