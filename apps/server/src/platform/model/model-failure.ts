/** A model that failed to answer properly: what happened, for the log, without content. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
}
