import { type AlertType, conditionsToConfirm, type HealthCondition } from '@posedown/coaching';
import type { Tx } from '../../platform/db/database.ts';
import { notifyOnCommit } from '../../platform/events/notify-on-commit.ts';
import { listOpenOf, updateAlert } from './queries.ts';

const ASKING: readonly AlertType[] = ['health_condition', 'assistant_red_flag'];

interface Confirmed {
  id: string;
  coachId: string | null;
  healthConditions: readonly HealthCondition[];
}

/** Resolves the alerts that asked the coach to confirm conditions, once all of theirs are on record. */
export async function resolveConfirmed(tx: Tx, athlete: Confirmed): Promise<void> {
  const { id: athleteId, coachId, healthConditions } = athlete;
  const open = await listOpenOf(tx, athleteId, ASKING);
  const done = open.filter((alert) => {
    const asked = conditionsToConfirm(alert);
    return asked.length > 0 && asked.every((each) => healthConditions.includes(each));
  });
  for (const alert of done) await updateAlert(tx, alert, { resolved: true });
  if (done.length > 0) notifyOnCommit(tx, [coachId], { type: 'alert', athleteId });
}
