import {
  addDays,
  calendarDayIn,
  checkInDue,
  checkInNotice,
  DEFAULT_DIGEST_HOUR,
  FIRST_MILESTONE_DAYS,
  isPaused,
  minuteOfDayIn,
  showMilestone,
} from '@posedown/coaching';
import { inBatches } from '../../platform/in-batches.ts';
import { backupStanding } from '../../platform/operations/backup-standing.ts';
import type { Services } from '../../platform/services.ts';
import {
  deleteOldNotices,
  listDigestHours,
  listDueSchedules,
  listShows,
  type NewNotice,
  storeNotices,
} from './queries.ts';

type Deps = Pick<Services, 'db' | 'now' | 'events'>;

const PAGE = 500;
/** The time zones where each day starts first and last. */
const FIRST_ZONE = 'Etc/GMT-14';
const LAST_ZONE = 'Etc/GMT+12';
const RETENTION_DAYS = 90;
const DAY_MS = 86_400_000;

/**
 * Creates the notices that are due by time: check-ins, show milestones and the coaches' digests. Runs hourly and in
 * any number of processes; each event gets one notice.
 */
export async function noticeDue(services: Deps): Promise<void> {
  const overdue = await noticeCheckIns(services);
  await noticeDigests(services, overdue);
  await noticeMilestones(services);
}

type DueSchedule = Awaited<ReturnType<typeof listDueSchedules>>[number];

const localTime = (instant: Date, zone: string) => ({
  day: calendarDayIn(instant, zone),
  minute: minuteOfDayIn(instant, zone),
});

/** @returns the number of overdue athletes of each coach */
async function noticeCheckIns(services: Deps): Promise<Map<string, number>> {
  const { db, now } = services;
  const instant = now();
  const overdue = new Map<string, number>();
  // A check-in opens a day before it is due.
  const dueBy = addDays(calendarDayIn(instant, FIRST_ZONE), 1);
  const due = inBatches<DueSchedule>((after) =>
    listDueSchedules(db, { dueBy, after, limit: PAGE }),
  );
  await storeInPages(services, due, (schedule) => {
    const { athleteId, coachId, timezone } = schedule;
    const time = localTime(instant, timezone);
    if (coachId && isOverdue(schedule, time)) overdue.set(coachId, (overdue.get(coachId) ?? 0) + 1);
    const notice = checkInNotice(schedule, time);
    return notice && ofAthlete(athleteId, notice.kind, notice.dueOn);
  });
  return overdue;
}

function isOverdue(schedule: DueSchedule, now: ReturnType<typeof localTime>): boolean {
  if (isPaused(schedule.pausedUntil, now.day)) return false;
  return checkInDue(schedule.nextDueOn, schedule, now).isOverdue;
}

const ofAthlete = (userId: string, kind: NewNotice['kind'], subject: string): NewNotice => ({
  ...{ userId, kind, subject, aboutId: userId },
});

/** Once a day from the coach's hour, unless no one is overdue. */
async function noticeDigests(services: Deps, overdue: ReadonlyMap<string, number>) {
  if (overdue.size === 0) return;
  const instant = services.now();
  const coaches = await listDigestHours(services.db, [...overdue.keys()]);
  await store(
    services,
    coaches.flatMap(({ id, timezone, hour }) => {
      const { day, minute } = localTime(instant, timezone);
      if (minute < 60 * (hour ?? DEFAULT_DIGEST_HOUR)) return [];
      const amount = overdue.get(id) ?? 0;
      return [{ userId: id, kind: 'overdue_digest', subject: day, aboutId: null, amount } as const];
    }),
  );
}

async function noticeMilestones(services: Deps): Promise<void> {
  const { db, now } = services;
  const instant = now();
  const from = calendarDayIn(instant, LAST_ZONE);
  const to = addDays(calendarDayIn(instant, FIRST_ZONE), FIRST_MILESTONE_DAYS);
  type Show = Awaited<ReturnType<typeof listShows>>[number];
  const shows = inBatches<Show>((after) => listShows(db, { from, to, after, limit: PAGE }));
  await storeInPages(services, shows, ({ athleteId, showOn, timezone }) => {
    const weeks = showMilestone(showOn, calendarDayIn(instant, timezone));
    if (weeks === null) return null;
    return { ...ofAthlete(athleteId, 'show_milestone', `${showOn} ${weeks}`), amount: weeks };
  });
}

async function storeInPages<Row>(
  services: Deps,
  rows: AsyncIterable<Row>,
  noticeOf: (row: Row) => NewNotice | null,
) {
  let page: NewNotice[] = [];
  for await (const row of rows) {
    const notice = noticeOf(row);
    if (notice) page.push(notice);
    if (page.length < PAGE) continue;
    await store(services, page);
    page = [];
  }
  await store(services, page);
}

async function store({ db, now, events }: Deps, rows: readonly NewNotice[]) {
  for (const userId of await storeNotices(db, rows, now())) {
    events.publish([userId], { type: 'notice', athleteId: userId });
  }
}

/**
 * Notifies the head coach, who runs the practice, that backups have stopped. Once until the next backup.
 */
export async function noticeOverdueBackup(
  services: Deps & Pick<Services, 'settings'>,
  headCoachId: string | null,
): Promise<void> {
  if (!headCoachId) return;
  const now = services.now();
  const startedAt = new Date(now.getTime() - 1000 * process.uptime());
  const { dataDir } = services.settings;
  const { newestAt, isOverdue } = await backupStanding({ dataDir, now, startedAt });
  if (!isOverdue) return;
  const subject = newestAt?.toISOString() ?? 'none';
  await store(services, [{ userId: headCoachId, kind: 'backup_overdue', subject, aboutId: null }]);
}

export function pruneNotices({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  return deleteOldNotices(db, new Date(now().getTime() - RETENTION_DAYS * DAY_MS));
}
