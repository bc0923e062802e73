import type { Dashboard } from '@posedown/contract';
import { textInUnits } from '../../lib/text-in-units.ts';

type Cardio = NonNullable<Dashboard['today']['cardio']>;
type CardioContext = Pick<Dashboard, 'intervalBar' | 'units'>;

const isBarred = ({ type }: Cardio, { intervalBar }: CardioContext) =>
  type === 'HIIT' && intervalBar;

/** Describes today's cardio session, or why its intervals are barred. */
export function cardioDetail(cardio: Cardio, context: CardioContext): string {
  if (isBarred(cardio, context)) return `${context.intervalBar} Do steady cardio instead.`;
  return `${cardio.heartRateZone}. ${textInUnits(cardio.description, context.units)}`;
}

/** The steady cardio screen if it replaces barred intervals. */
export const steadyInstead = (cardio: Cardio, context: CardioContext): string | undefined =>
  isBarred(cardio, context) ? '/cardio/liss' : undefined;
