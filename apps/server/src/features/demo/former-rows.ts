import { addDays } from '@posedown/coaching';
import type { Tx } from '../../platform/db/database.ts';
import { insertPerson } from '../athletes/index.ts';
import type { DemoRow } from './queries.ts';

const FORMER = [
  {
    ...{ name: 'Nils Ferreira', startedDaysAgo: 320, endedDaysAgo: 20 },
    ...{ note: 'Moved abroad. Wants to do a show next autumn.', isArchived: false },
  },
  {
    ...{ name: 'Olga Brandt', startedDaysAgo: 260, endedDaysAgo: 75 },
    ...{ note: 'Reached her goal weight.', isArchived: false },
  },
  {
    ...{ name: 'Piet Novak', startedDaysAgo: 390, endedDaysAgo: 180 },
    ...{ note: 'Stopped training after an injury at work.', isArchived: true },
  },
] as const;

const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const emailOf = (name: string) => `${name.toLowerCase().replace(' ', '.')}@mail.example`;

/** Creates athletes whom the coach no longer coaches. Their accounts are theirs alone, so they have no logs here. */
export async function insertFormerAthletes(
  tx: Tx,
  { coachId, today }: { coachId: string; today: string },
): Promise<DemoRow<'coachingEnds'>[]> {
  const rows: DemoRow<'coachingEnds'>[] = [];
  for (const { name, startedDaysAgo, endedDaysAgo, note, isArchived } of FORMER) {
    const startedOn = addDays(today, -startedDaysAgo);
    const lastDay = addDays(today, -endedDaysAgo);
    const account = { name, email: emailOf(name), createdAt: noon(startedOn) };
    const { id } = await insertPerson(tx, { ...account, role: 'client', coachId: null });
    const end = { athleteId: id, coachId, startedOn, lastDay, note, isArchived };
    rows.push({ ...end, endedAt: noon(addDays(lastDay, 1)) });
  }
  return rows;
}
