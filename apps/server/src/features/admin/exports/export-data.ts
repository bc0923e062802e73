import { Readable } from 'node:stream';
import { addDays, type CalendarDay, calendarDayIn, daysBetween } from '@posedown/coaching';
import { EXPORT_MAX_DAYS, type ExportKind } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { badField } from '../../../platform/errors.ts';
import { consume, LIMITS } from '../../../platform/limits/limit.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { csvRecord } from './csv.ts';
import { headsOf, listAthleteIds, listRecords } from './queries.ts';

interface Asked {
  actor: Actor;
  kind: ExportKind;
  from?: CalendarDay | undefined;
  to?: CalendarDay | undefined;
  request: FastifyRequest;
}

/** Without a range an export holds the last twelve weeks. */
const DEFAULT_DAYS = 84;
/** There is nothing older in any diary. */
const FIRST_DAY = '2000-01-01';
/** So many athletes are read at once: what is in memory does not grow with the roster. */
const BATCH = 10;

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
  const range = rangeOf(today, from, to);
  await consume(db, LIMITS.exportPerCoach, [actor.userId], now());
  const details = kind === 'roster' ? { kind } : { kind, ...range };
  await recordAudit(db, request, { action: 'export', outcome: 'done', details });
  const ids = await listAthleteIds(db, actor.userId);

  async function* lines() {
    yield BYTE_ORDER_MARK + csvRecord(headsOf(kind));
    for (let start = 0; start < ids.length; start += BATCH) {
      const asked = {
        coachId: actor.userId,
        athleteIds: ids.slice(start, start + BATCH),
        ...range,
        timezone: actor.timezone,
      };
      const records = await listRecords(db, kind, asked);
      if (records.length > 0) yield records.map(csvRecord).join('');
    }
  }

  const stream = Readable.from(lines());
  // The answer has begun: all that is left is to break it off, and to say why to the operator.
  stream.on('error', (error) => log.error({ err: error }, 'an export broke off'));
  return { fileName: `posedown-${kind}-${today}.csv`, stream };
}

function rangeOf(today: CalendarDay, from: CalendarDay | undefined, to: CalendarDay | undefined) {
  const end = to ?? today;
  if (end < FIRST_DAY) throw badField('to', 'Nobody logged anything then.');
  const start = from ?? addDays(end, -DEFAULT_DAYS);
  const days = daysBetween(start, end);
  if (days < 0) throw badField('to', 'The last day lies before the first.');
  if (days >= EXPORT_MAX_DAYS) {
    throw badField('from', `One export spans at most ${EXPORT_MAX_DAYS} days.`);
  }
  return { from: start, to: end };
}
