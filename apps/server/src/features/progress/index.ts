export { findFreezes } from './freezes/find-freezes.ts';
export { keepWeighIn } from './keep-weigh-in.ts';
export { findMeasuredKcal } from './measure-expenditure.ts';
export { reviewPlan, reviewPlans } from './review-plans/review-plans.ts';
export { addProgressRoutes } from './routes.ts';
