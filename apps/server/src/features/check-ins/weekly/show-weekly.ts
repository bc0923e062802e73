import {
  calendarDayIn,
  checkInDue,
  DEFAULT_CHECK_IN_TIME,
  minuteOfDayIn,
  nextWeekday,
  questionsFor,
  weekdayOf,
} from '@posedown/coaching';
import type { PhotoRef, ReplyOf, WeeklyCheckIn, weeklyCheckInEndpoints } from '@posedown/contract';
import type { Db } from '../../../platform/db/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { Person } from '../../athletes/index.ts';
import { showExtras } from '../../messages/index.ts';
import { showPhotoRefs } from '../../photos/index.ts';
import { findFormOf } from '../forms/queries.ts';
import { STANDARD_FORM } from '../forms/standard-form.ts';
import { currentPause } from '../schedules/change-schedule.ts';
import { findSchedule } from '../schedules/queries.ts';
import { phaseOn } from './phase-on.ts';
import { findWeeklyOn, listWeekly, type WeeklyWithReply } from './queries.ts';
import { photoIdsOf } from './submit-weekly.ts';

type Due = ReplyOf<(typeof weeklyCheckInEndpoints)['weeklyCheckIn']>;

/** The check-in an athlete should fill in now or next, with the last ones. */
export async function showWeekly(
  { db, now }: Pick<Services, 'db' | 'now'>,
  athlete: Person,
): Promise<Due> {
  const instant = now();
  const today = calendarDayIn(instant, athlete.timezone);
  const schedule = (await findSchedule(db, athlete.id))?.schedule;
  const due =
    schedule &&
    checkInDue(schedule.nextDueOn, schedule, {
      day: today,
      minute: minuteOfDayIn(instant, athlete.timezone),
    });
  const [last] = await listWeekly(db, { athleteId: athlete.id, limit: 1 });
  // After it was sent, the next one is due. Until that one opens, the sent one is still the current one.
  const shownDay = due && !due.isOpen && last ? last.dueOn : due?.dueOn;
  const current = shownDay
    ? await findWeeklyOn(db, { athleteId: athlete.id, dueOn: shownDay })
    : (last ?? null);
  const [previous] = await listWeekly(db, {
    athleteId: athlete.id,
    before: current?.dueOn ?? shownDay ?? nextWeekday(today, DEFAULT_CHECK_IN_TIME.weekday),
    limit: 1,
  });
  const form = (await findFormOf(db, athlete.id)) ?? STANDARD_FORM;
  const asked = questionsFor(form.questions, {
    phase: await phaseOn(db, athlete, today),
    ...(shownDay && { weekday: weekdayOf(shownDay) }),
  });
  const toReply = await weeklyReplies(db, athlete.id, [current, previous]);
  return {
    due:
      schedule && due
        ? {
            on: due.dueOn,
            minute: schedule.minute,
            isOpen: due.isOpen,
            isOverdue: due.isOverdue,
            pausedUntil: currentPause(athlete, instant),
          }
        : null,
    form: {
      ...{ id: form.id, version: form.version, name: form.name },
      questions: asked as Due['form']['questions'],
    },
    current: toReply(current),
    previous: toReply(previous ?? null),
  };
}

/** Prepares replies of one athlete's check-ins, with their photos in one statement, and what the coach sent with the answers. */
export async function weeklyReplies(
  db: Db,
  athleteId: string,
  checkIns: readonly (WeeklyWithReply | null | undefined)[],
) {
  const ids = checkIns.flatMap((checkIn) => (checkIn ? photoIdsOf(checkIn.answers) : []));
  const photos = await showPhotoRefs(db, athleteId, ids);
  const replies = checkIns.flatMap((checkIn) => checkIn?.reply ?? []);
  const extrasOf = await showExtras(db, athleteId, replies);
  function reply(checkIn: WeeklyWithReply): WeeklyCheckIn;
  function reply(checkIn: WeeklyWithReply | null): WeeklyCheckIn | null;
  function reply(checkIn: WeeklyWithReply | null): WeeklyCheckIn | null {
    return checkIn && toWeekly(checkIn, photos, extrasOf);
  }
  return reply;
}

function toWeekly(
  stored: WeeklyWithReply,
  photos: ReadonlyMap<string, PhotoRef>,
  extrasOf: Awaited<ReturnType<typeof showExtras>>,
): WeeklyCheckIn {
  const { id, dueOn, formId, formVersion, version, questions, answers, reply } = stored;
  return {
    ...{ id, dueOn, formId, formVersion, version },
    // Stored questions and answers passed the contract's schema, whose types are narrower.
    questions: questions as WeeklyCheckIn['questions'],
    answers: answers as WeeklyCheckIn['answers'],
    photos: photoIdsOf(answers).flatMap((photoId) => photos.get(photoId) ?? []),
    state: stored.doneAt ? 'done' : 'waiting',
    submittedAt: stored.submittedAt.toISOString(),
    reply: reply && {
      ...{ messageId: reply.messageId, fromName: reply.fromName, content: reply.content },
      ...extrasOf(reply),
      at: reply.createdAt.toISOString(),
    },
    doneAt: stored.doneAt?.toISOString() ?? null,
    acknowledgedAt: stored.acknowledgedAt?.toISOString() ?? null,
  };
}
