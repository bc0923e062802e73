import { v5 as uuidv5 } from 'uuid';

/** Any constant UUID; it must never change, for the ids of the library follow from it. */
const NAMESPACE = '5b0b7f0e-6f0c-4b53-9a55-0f3a2c1d7e41';

/** The id of a library exercise: the same on every installation, so that plans can move. */
export function exerciseIdOf(slug: string): string {
  return uuidv5(slug, NAMESPACE);
}
