export {
  deleteWeighIn,
  entryRows,
  findWeighIn,
  insertWeighIn,
  isWeighInOfCheckIn,
  isWeighInOfPeakDay,
  latestWeighIn,
  listWeighIns,
  saveWeighIn,
  updateWeighIn,
  weighInsBetween,
} from './queries.ts';
