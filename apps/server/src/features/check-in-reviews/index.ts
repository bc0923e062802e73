export { addCheckInReviewRoutes } from './routes.ts';
