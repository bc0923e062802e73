import type { Services } from '../../platform/services.ts';
import { moveThreadAndAlerts } from '../admin/index.ts';
import {
  findHeadCoachId,
  findPerson,
  lockPerson,
  refreshRosterEntry,
  updatePerson,
} from '../athletes/index.ts';
import { revokeAccess, verifyPassword } from '../auth/index.ts';
import { DEMO_ACCOUNTS } from '../service/index.ts';
import { DEMO_EMAILS, fillDemoData } from './fill-demo-data.ts';
import { findAthletesOfDemoCoaches, findDemoAccounts, findDemoDay } from './queries.ts';

type Deps = Pick<Services, 'db' | 'now' | 'settings' | 'files' | 'log'>;

/**
 * Applies the demo setting: fills an empty database, or closes the accounts with the public password. @returns whether
 * this is a demo. Once closed or started without the demo, it never is.
 */
export async function settleDemo(services: Deps): Promise<boolean> {
  const { settings, log } = services;
  if (!settings.demo) {
    await closeDemo(services);
    return false;
  }
  await fillDemoData(services);
  if ((await listAccounts(services)).length > 0) return true;
  log.warn(
    'DEMO is on, but this database already has people in it, so no demo data or demo accounts are added',
  );
  return false;
}

async function listAccounts({ db }: Pick<Services, 'db'>) {
  const filledOn = await findDemoDay(db);
  return filledOn ? findDemoAccounts(db, filledOn, DEMO_EMAILS) : [];
}

/**
 * Revokes the demo accounts' access and replaces their addresses, so that no link reaches them. Demo coaches leave the
 * team. Accounts with their own password stay.
 */
async function closeDemo({ db, now }: Deps) {
  for (const { id, email, role, passwordHash } of await listAccounts({ db })) {
    if (!(await verifyPassword(passwordHash, DEMO_ACCOUNTS.coach.password))) continue;
    await db.transaction(async (tx) => {
      await lockPerson(tx, id);
      await revokeAccess(tx, id);
      const coachFields = role === 'coach' ? { leftAt: now() } : {};
      // Addresses ending in .invalid are never delivered.
      await updatePerson(tx, id, { email: `${email}.invalid`, ...coachFields });
    });
  }
}

/** Moves athletes who signed up with the demo's coaches to the head coach. */
export async function moveDemoSignUps({ db, now }: Pick<Services, 'db' | 'now'>) {
  const filledOn = await findDemoDay(db);
  const headId = await findHeadCoachId(db);
  if (!filledOn || !headId) return;
  for (const athleteId of await findAthletesOfDemoCoaches(db, filledOn)) {
    await db.transaction(async (tx) => {
      await lockPerson(tx, headId);
      const athlete = await lockPerson(tx, athleteId);
      const before = athlete?.coachId ? await findPerson(tx, athlete.coachId) : null;
      if (!before?.leftAt) return;
      await updatePerson(tx, athleteId, { coachId: headId });
      await moveThreadAndAlerts(tx, { athleteId, fromId: before.id, toId: headId });
      await refreshRosterEntry(tx, athleteId, now());
    });
  }
}
