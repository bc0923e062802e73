export { type CorridorBasis, corridorBasis } from './corridor/queries.ts';
export {
  answersNow,
  findMeasured,
  measureExpenditure,
  readExpenditureFacts,
} from './measure-expenditure.ts';
export { addProgressRoutes } from './routes.ts';
export { saveMeasurements } from './save-measurements.ts';
export { findCorridor, toCorridor } from './show-progress.ts';
