export { acknowledgePlanChanges, listPlanChanges, toLatestChanges } from './list-plan-changes.ts';
export {
  deletePlanned,
  findPlanned,
  isStale,
  listDuePlanned,
  plannedChange,
  type StoredPlanned,
  savePlanned,
} from './planned/queries.ts';
export { type JsonChange, latestChanges } from './queries.ts';
export { editBy, editBySystem, type PlanEdit, recordPlanChange } from './record-plan-change.ts';
export { refuseForbiddenReason, requestPlan, requireReason } from './require-reason.ts';
export { addPlanChangeRoutes } from './routes.ts';
