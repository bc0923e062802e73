import { OperatorError } from '../../platform/db/embedded/operator-error.ts';
import type { Services } from '../../platform/services.ts';
import { findHeadCoachId, insertPerson, isEmailTaken, type Person } from '../athletes/index.ts';
import { sendPasswordLink } from '../auth/index.ts';

type Deps = Pick<Services, 'db' | 'settings' | 'now'>;

/**
 * Creates the head coach's account if there is no coach yet, so that sign-ups have one.
 * @returns the account if created, to be welcomed
 * @throws OperatorError `email_taken` if the address belongs to someone who isn't a coach
 */
export async function ensureHeadCoach(services: Deps): Promise<Person | null> {
  if (await findHeadCoachId(services.db)) return null;
  return insertCoach(services);
}

/**
 * Emails the head coach a link to set a password. Call it once the public URL is known.
 * @param print gets the link if mail isn't really sent, for the operator
 */
export function welcomeHeadCoach(
  services: Omit<Services, 'log' | 'events' | 'files' | 'push'>,
  coach: Person,
  print: (line: string) => void,
) {
  services.background.run('head coach', async () => {
    const link = await sendPasswordLink(services, coach, 'welcome');
    if (!services.settings.smtpUrl) print(`Set the head coach's password within a day: ${link}`);
  });
}

/** Null if another process that started at the same time was faster. */
async function insertCoach({ db, settings, now }: Deps): Promise<Person | null> {
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
