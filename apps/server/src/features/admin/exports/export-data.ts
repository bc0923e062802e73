import { Readable } from 'node:stream';
import { addDays, type CalendarDay, calendarDayIn } from '@posedown/coaching';
import { EXPORT_MAX_DAYS, type ExportKind } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { dayRangeOf } from '../../../platform/http/day-range.ts';
import { reportBreak } from '../../../platform/http/report-break.ts';
import { consume, LIMITS } from '../../../platform/limits/limit.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { csvRecord } from './csv.ts';
import { eachBatch, headsOf, listAthleteIds } from './queries.ts';

interface Asked {
  actor: Actor;
  kind: ExportKind;
  from?: CalendarDay | undefined;
  to?: CalendarDay | undefined;
  request: FastifyRequest;
}

/** Without a range an export holds the last twelve weeks, and tomorrow: athletes further east are there already. */
const DAYS = { usual: 85, most: EXPORT_MAX_DAYS };

/** Spreadsheets take a file for UTF-8 only where it begins so. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * What the coach's own athletes logged, as a CSV file that is read while it is sent. Every export is
 * written down.
 * @throws AppError `invalid_input` for a range that is none or too long, `too_many_requests`.
 */
export async function exportData(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  { actor, kind, from, to, request }: Asked,
) {
  const today = calendarDayIn(now(), actor.timezone);
  const range = dayRangeOf({ from, to }, addDays(today, 1), DAYS);
  await consume(db, LIMITS.exportPerCoach, [actor.userId], now());
  const details = kind === 'roster' ? { kind } : { kind, ...range };
  await recordAudit(db, request, { action: 'export', outcome: 'done', details });
  const ids = await listAthleteIds(db, actor.userId);

  async function* lines() {
    yield BYTE_ORDER_MARK + csvRecord(headsOf(kind));
    for (const athleteId of ids) {
      const asked = { coachId: actor.userId, athleteId, ...range };
      for await (const records of eachBatch(db, kind, asked)) {
        if (records.length > 0) yield records.map(csvRecord).join('');
      }
    }
  }

  const stream = Readable.from(lines());
  reportBreak(stream, log);
  return { fileName: `posedown-${kind}-${today}.csv`, stream };
}
