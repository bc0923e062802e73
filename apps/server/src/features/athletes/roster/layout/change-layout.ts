import { isDeepStrictEqual } from 'node:util';
import type { RosterLayout, RosterLayoutBody } from '@posedown/contract';
import { refuseOutdated } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { lockLayout, saveLayout } from './queries.ts';

/**
 * Sets the columns and saved views of a coach's roster. Repeating a request whose reply was lost is harmless.
 * @throws AppError `changed_meanwhile` for an outdated version
 */
export function changeLayout(
  { db }: Pick<Services, 'db'>,
  coachId: string,
  { version, ...layout }: RosterLayoutBody,
): Promise<RosterLayout> {
  return db.transaction(async (tx) => {
    const { version: storedVersion, ...before } = await lockLayout(tx, coachId);
    if (isDeepStrictEqual(before, layout)) return { ...before, version: storedVersion };
    refuseOutdated('your views', storedVersion, version);
    const after = { ...layout, version: storedVersion + 1 };
    await saveLayout(tx, coachId, after);
    return after;
  });
}
