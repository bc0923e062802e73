export {
  answersNow,
  findMeasured,
  measureExpenditure,
  readExpenditureFacts,
} from './measure-expenditure.ts';
export { addProgressRoutes } from './routes.ts';
export { saveMeasurements } from './save-measurements.ts';
export { findCorridor } from './show-progress.ts';
