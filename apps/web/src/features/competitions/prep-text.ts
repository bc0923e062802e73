import type { Competition, ResultBody, Units } from '@posedown/contract';
import { isOutdated, userMessageOf } from '../../lib/api-error.ts';
import { formatWeight } from '../../lib/units.ts';
import { formatLimit } from './limit-form.ts';

interface Weighed {
  /** Undefined before the first weigh-in. */
  trendKg: number | undefined;
  /** Null if no limit has been entered. */
  limitKg: number | null;
  units: Units;
  /** Whether the show day has passed. Then there is no weight limit to make. */
  isOver: boolean;
}

/** Compares the trend weight with the class limit, if both are known. */
export function limitText({ trendKg, limitKg, units, isOver }: Weighed): string {
  if (limitKg === null) {
    if (isOver) return 'No class limit was entered.';
    return 'No class limit entered. Height classes have one; open classes do not.';
  }
  const limit = formatLimit(limitKg, units);
  if (isOver) return `The limit was ${limit}.`;
  if (trendKg === undefined) return `The limit is ${limit}.`;
  const overKg = Math.round((trendKg - limitKg) * 1000) / 1000;
  const size = Math.abs(overKg) < 0.05 ? 'Just' : formatWeight(Math.abs(overKg), units);
  if (overKg === 0) return `At the limit of ${limit}.`;
  if (overKg < 0) return `${size} under the limit of ${limit}.`;
  return `${size} over the limit of ${limit}. Make weight through diet over weeks, never by cutting water.`;
}

export const OUTDATED =
  'This show was changed in the meantime. Check the current version below and try again.';

/** Why a result wasn't saved; undefined if the server has it and only the response was lost. */
export function resultFailure(
  error: unknown,
  sent: ResultBody,
  { status, placing }: Pick<Competition, 'status' | 'placing'>,
): string | undefined {
  if (sent.completed === (status === 'completed') && sent.placing === placing) return undefined;
  return isOutdated(error) ? OUTDATED : userMessageOf(error, 'The result wasn’t saved. Try again.');
}
