export { findCorridor } from './corridor/find-corridor.ts';
export {
  answersNow,
  findMeasured,
  measureExpenditure,
  readExpenditureFacts,
} from './measure-expenditure.ts';
export { addProgressRoutes } from './routes.ts';
export { saveWeighIn } from './save-weigh-in.ts';
export { peakDayKey } from './weigh-in-origin.ts';
