import { Readable } from 'node:stream';
import { addDays, type CalendarDay, calendarDayIn } from '@posedown/coaching';
import { EXPORT_MAX_DAYS, type ExportKind } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { dayRangeOf } from '../../../platform/http/day-range.ts';
import { reportBreak } from '../../../platform/http/report-break.ts';
import { consume, LIMITS } from '../../../platform/limits/limit.ts';
import { readAhead } from '../../../platform/read-ahead.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { csvRecord } from './csv.ts';
import { eachBatch, headsOf, listAthleteIds } from './queries.ts';

interface ExportDataInput {
  actor: Actor;
  kind: ExportKind;
  from?: CalendarDay | undefined;
  to?: CalendarDay | undefined;
  request: FastifyRequest;
}

/**
 * The default range covers twelve weeks plus tomorrow, which has already started for athletes
 * further east.
 */
const DAYS = { usual: 85, most: EXPORT_MAX_DAYS };

/** Without it, spreadsheets don't read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Streams the logs of the coach's athletes as a CSV file and writes an audit entry. @throws
 * AppError `invalid_input` for a missing or too long range, `too_many_requests`
 */
export async function exportData(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  { actor, kind, from, to, request }: ExportDataInput,
) {
  const today = calendarDayIn(now(), actor.timezone);
  const range = dayRangeOf({ from, to }, addDays(today, 1), DAYS);
  await consume(db, LIMITS.exportPerCoach, [actor.userId], now());
  const details = kind === 'roster' ? { kind } : { kind, ...range };
  await recordAudit(db, request, { action: 'export', outcome: 'done', details });
  const ids = await listAthleteIds(db, actor.userId);

  async function* batches() {
    for (const athleteId of ids) {
      yield* eachBatch(db, kind, { coachId: actor.userId, athleteId, ...range });
    }
  }
  async function* lines() {
    yield BYTE_ORDER_MARK + csvRecord(headsOf(kind));
    for await (const records of readAhead(batches())) {
      if (records.length > 0) yield records.map(csvRecord).join('');
    }
  }

  const stream = Readable.from(lines());
  reportBreak(stream, log);
  return { fileName: `posedown-${kind}-${today}.csv`, stream };
}
