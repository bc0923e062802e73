import type { NoticeKind } from '@posedown/coaching';
import { v7 as uuidv7 } from 'uuid';
import type { DemoRow, DemoRows } from './queries.ts';

type Row = DemoRow<'notices'>;

interface Event {
  userId: string;
  kind: NoticeKind;
  subject: string;
  aboutId: string;
  at: Date;
  readAt: Date | null;
}

const MINUTES_TO_READ = 20;

/** Notices of the weekly check-ins and of unread messages. Those of answered check-ins are read. */
export function noticeRows({
  weeklyCheckIns,
  messages,
}: Pick<DemoRows, 'weeklyCheckIns' | 'messages'>): Pick<DemoRows, 'notices'> {
  const coaches = new Map(
    messages.flatMap(({ athleteId, fromUserId, toUserId }) => {
      const coachId = fromUserId === athleteId ? toUserId : fromUserId;
      return coachId ? [[athleteId, coachId] as const] : [];
    }),
  );
  const ofCheckIns = weeklyCheckIns.flatMap((checkIn): Row[] => {
    const { athleteId, id: subject = '', submittedAt, doneAt = null, acknowledgedAt } = checkIn;
    const coachId = coaches.get(athleteId);
    const shared = { subject, aboutId: athleteId };
    const sent = { userId: coachId ?? '', kind: 'check_in_sent' as const, ...shared };
    const answered = { userId: athleteId, kind: 'check_in_answered' as const, ...shared };
    return [
      ...(coachId ? [toRow({ ...sent, at: submittedAt, readAt: doneAt })] : []),
      ...(doneAt ? [toRow({ ...answered, at: doneAt, readAt: acknowledgedAt ?? null })] : []),
    ];
  });
  return { notices: [...ofCheckIns, ...messageRows(messages)] };
}

/** The newest message to each person in each thread: earlier ones joined its notice. */
function messageRows(messages: DemoRows['messages']): Row[] {
  const newest = new Map(
    messages.flatMap((message) => {
      const { athleteId, toUserId, createdAt } = message;
      return toUserId && createdAt ? [[`${athleteId} ${toUserId}`, message] as const] : [];
    }),
  );
  return [...newest.values()].map(({ id = '', athleteId, toUserId, createdAt, read }) => {
    const at = createdAt ?? new Date(0);
    const readAt = read ? new Date(at.getTime() + MINUTES_TO_READ * 60_000) : null;
    const about = { kind: 'message' as const, subject: id, aboutId: athleteId };
    return toRow({ userId: toUserId ?? '', ...about, at, readAt });
  });
}

const toRow = ({ at, ...event }: Event): Row => ({
  ...event,
  id: uuidv7({ msecs: at.getTime() }),
  createdAt: at,
});
