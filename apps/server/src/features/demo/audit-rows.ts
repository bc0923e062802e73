import { v7 as uuidv7 } from 'uuid';
import type { CastMember } from './cast.ts';
import type { DemoRow } from './queries.ts';

/** A network reserved for documentation. */
const ADDRESS = '192.0.2.7';

type Words = Pick<DemoRow<'audit'>, 'action' | 'actorId' | 'subjectId' | 'details'>;

const line = (at: Date, words: Words): DemoRow<'audit'> => ({
  ...words,
  // The log is sorted by id, which starts with the time.
  id: uuidv7({ msecs: at.getTime() }),
  at,
  outcome: 'done' as const,
  address: ADDRESS,
  requestId: 'demo',
});

interface Written {
  member: CastMember;
  userId: string;
  protocols: readonly DemoRow<'protocols'>[];
}

/** An athlete's audit entries: sign-up and protocol decisions. */
export function auditRows({ member, userId, protocols }: Written): DemoRow<'audit'>[] {
  const joined = new Date(`${member.answers.today}T12:00:00Z`);
  return [
    line(joined, { action: 'sign up', actorId: userId, subjectId: userId }),
    ...protocols.flatMap(({ coachId, createdAt, approvedAt }) => {
      const about = { actorId: coachId, subjectId: userId };
      return [
        ...(createdAt ? [line(createdAt, { action: 'protocol draft', ...about })] : []),
        ...(approvedAt ? [line(approvedAt, { action: 'protocol approve', ...about })] : []),
      ];
    }),
  ];
}

/** The practice's audit entries: the second coach and invitations. */
export function practiceAuditRows(
  { headId, secondId, since }: { headId: string; secondId: string; since: Date },
  invitations: readonly DemoRow<'invitations'>[],
): DemoRow<'audit'>[] {
  return [
    line(since, { action: 'add coach', actorId: headId, subjectId: secondId }),
    ...invitations.flatMap(({ id, coachId, sentAt }) =>
      id && sentAt
        ? [
            line(sentAt, {
              ...{ action: 'invite', actorId: coachId, subjectId: null },
              details: { invitation: id },
            }),
          ]
        : [],
    ),
  ];
}
