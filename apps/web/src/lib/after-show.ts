import type { AfterShowReply, Units } from '@posedown/contract';
import { formatShortDay } from './days.ts';
import { formatNumber } from './numbers.ts';
import { weightFromKg } from './units.ts';

/** The weight range after a show, such as '84–88'. */
export function rangeText(
  { lowKg, highKg }: NonNullable<AfterShowReply['range']>,
  units: Units,
): string {
  const [low, high] = [lowKg, highKg].map((kg) => formatNumber(weightFromKg(kg, units), 1));
  return `${low}–${high}`;
}

/** Text such as 'By 2 Feb, after your show'. */
export const rangeNote = ({ endsOn }: Pick<AfterShowReply, 'endsOn'>): string =>
  `By ${formatShortDay(endsOn)}, after your show`;
