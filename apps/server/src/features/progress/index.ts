export { findCorridor } from './corridor/find-corridor.ts';
export {
  answersNow,
  findMeasured,
  measureExpenditure,
  readExpenditureFacts,
} from './measure-expenditure.ts';
export { addProgressRoutes } from './routes.ts';
