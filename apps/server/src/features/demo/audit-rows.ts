import { v7 as uuidv7 } from 'uuid';
import type { CastMember } from './cast.ts';
import type { NewAuditLine, NewProtocol } from './queries.ts';

/** A network that is reserved for examples. */
const ADDRESS = '192.0.2.7';

const line = (at: Date, words: Pick<NewAuditLine, 'action' | 'actorId' | 'subjectId'>) => ({
  ...words,
  // The log is in the order of its ids, which begin with the time.
  id: uuidv7({ msecs: at.getTime() }),
  at,
  outcome: 'done' as const,
  address: ADDRESS,
  requestId: 'demo',
});

interface Written {
  member: CastMember;
  userId: string;
  protocols: readonly NewProtocol[];
}

/** What the audit log would hold of an athlete: that they signed up, and what became of their protocols. */
export function auditRows({ member, userId, protocols }: Written): NewAuditLine[] {
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
