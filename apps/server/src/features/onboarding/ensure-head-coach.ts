import { OperatorError } from '../../platform/db/embedded/operator-error.ts';
import type { Services } from '../../platform/services.ts';
import { findHeadCoachId, insertPerson, isEmailTaken, type Person } from '../athletes/index.ts';
import { sendPasswordLink } from '../auth/index.ts';

type Needed = Pick<Services, 'db' | 'settings' | 'now'>;

/**
 * Makes the head coach's account where there is no coach yet: without one, nobody could look after
 * those who sign up.
 * @returns the account, if it was made: then it is to be welcomed.
 * @throws OperatorError `email_taken` where the address is that of somebody who is no coach.
 */
export async function ensureHeadCoach(services: Needed): Promise<Person | null> {
  if (await findHeadCoachId(services.db)) return null;
  return insertCoach(services);
}

/**
 * Mails the head coach a link to set a password. Call it once it is known where links lead.
 * @param print gets the link where no mail is really sent, for the operator who started the server
 */
export function welcomeHeadCoach(
  services: Omit<Services, 'log' | 'events'>,
  coach: Person,
  print: (line: string) => void,
) {
  services.background.run('head coach', async () => {
    const link = await sendPasswordLink(services, coach, 'welcome');
    if (!services.settings.smtpUrl) print(`Set the head coach's password within a day: ${link}`);
  });
}

/** Null where another process that started at the same time was faster. */
async function insertCoach({ db, settings, now }: Needed): Promise<Person | null> {
  try {
    return await insertPerson(db, {
      email: settings.coachEmail.toLowerCase(),
      name: settings.coachName,
      role: 'coach',
      createdAt: now(),
    });
  } catch (error) {
    if (!isEmailTaken(error)) throw error;
    if (await findHeadCoachId(db)) return null;
    throw new OperatorError(
      'email_taken',
      `COACH_EMAIL is ${settings.coachEmail}, which belongs to someone who isn’t a coach here. Set it to another address.`,
    );
  }
}
