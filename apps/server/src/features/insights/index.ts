export { actOnSigns, placeHolds } from './act-on-signs.ts';
export { resolveConfirmed, resolveRequest } from './change-alert.ts';
export {
  findCoachSettings,
  findLandmarks,
  readCoachSettings,
} from './coach-settings/queries.ts';
export {
  insertHolds,
  liftStoredHold,
  listOpenHolds,
  lockHold,
  type StoredHold,
} from './holds/queries.ts';
export { hasApprovedPeakWeekOn, hasPeakWeek } from './peak-weeks/queries.ts';
export {
  feltDays,
  hasHighAlert,
  lastLog,
  listFeltDays,
  listLastAlerts,
  moveAlerts,
} from './queries.ts';
export { showHolds, showOwnHolds } from './quotes/find-quotes.ts';
export { rescanTexts } from './rescan/rescan-texts.ts';
export { addInsightRoutes } from './routes.ts';
export { type HoldsRead, NO_FINDINGS, scanText, type TextScan } from './scan-text.ts';
export { showAlerts } from './show-alerts.ts';
export {
  findOpenAlert,
  raiseAlert,
  resolveAlerts,
  resolvePassedAlert,
  updateAlerts,
} from './update-alerts.ts';
