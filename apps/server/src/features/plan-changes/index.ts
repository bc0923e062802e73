export { acknowledgePlanChanges, listPlanChanges } from './list-plan-changes.ts';
export { editBy, editBySystem, type PlanEdit, recordPlanChange } from './record-plan-change.ts';
export { refuseForbiddenReason, requestPlan, requireReason } from './require-reason.ts';
export { addPlanChangeRoutes } from './routes.ts';
