export { actOnSigns } from './act-on-signs.ts';
export {
  findCoachSettings,
  findLandmarks,
  readCoachSettings,
} from './coach-settings/queries.ts';
export { resolveRequest } from './event-alerts/resolve-request.ts';
export { placeHolds } from './holds/place-holds.ts';
export {
  insertHolds,
  liftStoredHold,
  listOpenHolds,
  lockHold,
  type StoredHold,
} from './holds/queries.ts';
export { showHolds, showOwnHolds } from './holds/show-holds.ts';
export { hasApprovedPeakWeekOn, hasPeakWeek } from './peak-weeks/queries.ts';
export { feltDays, hasPressing, lastLog, listFeltDays, moveAlerts } from './queries.ts';
export { type HoldsRead, NOTHING_READ, readWords, type WordsRead } from './read-words.ts';
export { rereadWords } from './reread/reread-words.ts';
export { resolveConfirmed } from './resolve-confirmed.ts';
export { addInsightRoutes } from './routes.ts';
export { showAlerts } from './show-alerts.ts';
export {
  endAlert,
  findOpenAlert,
  raiseAlert,
  resolveAlerts,
  updateAlerts,
} from './update-alerts.ts';
