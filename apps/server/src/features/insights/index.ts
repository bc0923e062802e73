export { alertToSigns } from './alert-to-signs.ts';
export { findCoachSettings, findLandmarks } from './coach-settings/queries.ts';
export { hasPeakWeek } from './peak-weeks/queries.ts';
export { hasPressing, listFeltDays } from './queries.ts';
export { NOTHING_READ, readWords, type WordsRead } from './read-words.ts';
export { rereadWords } from './reread/reread-words.ts';
export {
  endAlert,
  findOpenAlert,
  raiseAlert,
  resolveAlerts,
  reviewAthlete,
} from './review-athlete.ts';
export { addInsightRoutes } from './routes.ts';
export { showAlerts } from './show-alerts.ts';
