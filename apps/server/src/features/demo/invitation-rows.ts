import { addDays } from '@posedown/coaching';
import { v7 as uuidv7 } from 'uuid';
import { freshLink } from '../invitations/index.ts';
import type { CastMember } from './cast.ts';
import type { DemoRow } from './queries.ts';

/** Invited athletes who joined at most this many days ago have accepted invitations. */
const JOINED_LATELY_DAYS = 7;

const OPEN = [
  { name: 'Ruth Delgado', daysAgo: 1, message: 'Bring the blood work we talked about.' },
  { name: 'Tom Aguilar', daysAgo: 4, message: null },
  { name: 'Vera Kowalski', daysAgo: 40, message: 'Good to meet you at the Autumn Cup.' },
] as const;
const REVOKED = { name: 'Jon Falk', daysAgo: 12, message: null } as const;

interface InvitationRowsInput {
  coachId: string;
  athletes: readonly { member: CastMember; userId: string }[];
  today: string;
}

const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const emailOf = (name: string) => `${name.toLowerCase().replace(' ', '.')}@mail.example`;

/** Invitations in every state: pending, expired, revoked and accepted. */
export function invitationRows({
  coachId,
  athletes,
  today,
}: InvitationRowsInput): DemoRow<'invitations'>[] {
  const invited = (
    { name, daysAgo, message }: { name: string; daysAgo: number; message: string | null },
    more: Partial<DemoRow<'invitations'>> = {},
  ): DemoRow<'invitations'> => {
    const at = noon(addDays(today, -daysAgo));
    // The list is sorted by id, which starts with the time.
    const id = uuidv7({ msecs: at.getTime() });
    const { columns } = freshLink(at);
    return { id, coachId, name, message, email: emailOf(name), createdAt: at, ...columns, ...more };
  };
  const joined = athletes.filter(({ member }) => member.daysHere <= JOINED_LATELY_DAYS);
  return [
    ...OPEN.map((one) => invited(one)),
    invited(REVOKED, { revokedAt: noon(addDays(today, 1 - REVOKED.daysAgo)) }),
    ...joined.map(({ member: { name, email, daysHere, answers }, userId }) =>
      invited(
        { name, daysAgo: daysHere + 1, message: null },
        { email, acceptedAt: noon(answers.today), athleteId: userId },
      ),
    ),
  ];
}
