export { findCorridor } from './corridor/find-corridor.ts';
export { keepWeighIn } from './keep-weigh-in.ts';
export {
  answersNow,
  findMeasured,
  measureExpenditure,
  readExpenditureFacts,
} from './measure-expenditure.ts';
export { addProgressRoutes } from './routes.ts';
export { peakDayKey } from './weigh-in-origin.ts';
