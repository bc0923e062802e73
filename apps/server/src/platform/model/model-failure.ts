/** A model that did not answer as it should: what happened, for the log, without what was said. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
}
