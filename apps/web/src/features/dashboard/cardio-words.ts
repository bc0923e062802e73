import type { Dashboard } from '@posedown/contract';
import { inOwnUnits } from '../../lib/words-in-units.ts';

type Cardio = NonNullable<Dashboard['today']['cardio']>;
type Known = Pick<Dashboard, 'intervalBar' | 'units'>;

const isBarred = ({ type }: Cardio, { intervalBar }: Known) => type === 'HIIT' && intervalBar;

/** How today's cardio is done; of intervals that are barred, why they are not. */
export function cardioDetail(cardio: Cardio, known: Known): string {
  if (isBarred(cardio, known)) return `${known.intervalBar} Do steady cardio instead.`;
  return `${cardio.heartRateZone}. ${inOwnUnits(cardio.description, known.units)}`;
}

/** The screen of steady cardio where it takes the place of intervals. */
export const steadyInstead = (cardio: Cardio, known: Known): string | undefined =>
  isBarred(cardio, known) ? '/cardio/liss' : undefined;
